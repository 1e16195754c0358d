import type { Action, LegalAction, Word } from "./kinds";

/** Choosing an action part by part: each pick fixes one field, and what is left of the legal actions says what can follow. */
export type Picks = Readonly<Record<string, Word>>;

export function isFitting(action: Action, picks: Picks): boolean {
  return Object.entries(picks).every(([field, word]) => action[field] === word);
}

export function fitting(legal: readonly LegalAction[], picks: Picks): LegalAction[] {
  return legal.filter((move) => isFitting(move.action, picks));
}

/** The picks without one field. */
export function without(picks: Picks, field: string): Picks {
  return Object.fromEntries(Object.entries(picks).filter(([name]) => name !== field));
}

/** What can still be chosen for a field, the other picks standing. */
export function choicesFor(legal: readonly LegalAction[], picks: Picks, field: string): Set<Word> {
  const words = fitting(legal, without(picks, field)).map((move) => move.action[field]);
  return new Set(words.filter((word) => word !== undefined));
}

/** Adding a pick gives up those earlier ones that do not go with it, the latest first. */
export function withPick(legal: readonly LegalAction[], picks: Picks, field: string, word: Word): Picks {
  let kept = Object.entries(without(picks, field));
  while (fitting(legal, { ...Object.fromEntries(kept), [field]: word }).length === 0 && kept.length > 0) {
    kept = kept.slice(0, -1);
  }
  return { ...Object.fromEntries(kept), [field]: word };
}
