import type { Language } from "../texts/texts.svelte";
import { readRulebook, type Rulebook } from "./rulebook";

const files = import.meta.glob<string>("$rulebooks/*.md", { query: "?raw", import: "default" });

function load(name: string): (() => Promise<string>) | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${name}.md`))?.[1];
}

/** The rulebook of a game, in the language if there is one, otherwise in English. */
export async function loadRulebook(game: string, language: Language): Promise<Rulebook> {
  const source = load(`${game}.${language}`) ?? load(game);
  if (!source) throw new Error(game);
  return readRulebook(await source());
}
