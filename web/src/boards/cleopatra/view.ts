import type { CardView, Group, Side } from "../../protocol/games/cleopatra";

/** The table of Caesar & Cleopatra as one viewer may know it: what the server declares, and what follows at a glance. */
export type { CardView, CleopatraAction, CleopatraEvent, CleopatraView, Group, GroupView, Reserve, Side, SideView } from "../../protocol/games/cleopatra";

export const SIDES: readonly Side[] = ["caesar", "cleopatra"];
export const GROUPS: readonly Group[] = ["senators", "praetors", "quaestors", "censors", "aediles"];
export const ACTIONS = ["assassination", "spy", "castling", "scout", "wrath", "veto"] as const;
export const ACTION_CARDS: ReadonlySet<string> = new Set(ACTIONS);

export function otherSide(side: Side): Side {
  return side === "caesar" ? "cleopatra" : "caesar";
}

/** What a row adds up to as far as it is seen, and whether some of it is not. */
export function sumOf(cards: readonly CardView[]): { sum: number; unknown: boolean; philosophers: number } {
  const seen = cards.flatMap(({ card }) => (card === null ? [] : [card]));
  return {
    sum: seen.reduce((total, card) => total + (card === "P" ? 0 : Number(card)), 0),
    unknown: seen.length < cards.length,
    philosophers: seen.filter((card) => card === "P").length,
  };
}
