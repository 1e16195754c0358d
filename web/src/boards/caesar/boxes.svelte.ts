import { SvelteMap } from "svelte/reactivity";
import { waitBefore } from "../../connection/backoff";
import { api } from "../../connection/http";
import printed from "./data/box.json";

/** What is drawn beside the map and is not the same in every box. */
export interface Box {
  centurions: readonly string[];
  tiles: Readonly<Record<string, readonly string[]>>;
}

/** The boxes that are known so far: the printed one, and those for which the server was asked, each once. */
const known = new SvelteMap<string, Box>([["printed", printed]]);
const asked = new Set<string>();

/** A box by its name; nothing while it is on its way. */
export function boxNamed(name = "printed"): Box | null {
  if (!known.has(name) && !asked.has(name)) void ask(name);
  return known.get(name) ?? null;
}

async function ask(name: string, attempt = 0): Promise<void> {
  asked.add(name);
  try {
    known.set(name, (await api.board("caesar", name)).drawing as unknown as Box);
  } catch {
    setTimeout(() => void ask(name, attempt + 1), waitBefore(attempt));
  }
}
