import type { Language } from "../texts/texts.svelte";
import { readRulebook, type Rulebook } from "./rulebook";

const files = import.meta.glob<string>("$rulebooks/*.md", { query: "?raw", import: "default" });

export interface Found {
  book: Rulebook;
  /** The language it is written in, which may not be the one that was wished for. */
  language: Language;
}

function load(name: string): (() => Promise<string>) | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${name}.md`))?.[1];
}

/** The rulebook of a game, in the language if there is one. */
export async function rulebook(game: string, language: Language): Promise<Found> {
  const translated = language === "en" ? undefined : load(`${game}.${language}`);
  const source = translated ?? load(game);
  if (!source) throw new Error(game);
  return { book: readRulebook(await source()), language: translated ? language : "en" };
}

/** The game a rule belongs to, by the letter of its id. */
export function gameOfRule(id: string): string {
  return { C: "caesar", A: "ave-caesar", K: "cleopatra" }[id[0] ?? ""] ?? "caesar";
}
