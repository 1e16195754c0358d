/** The table of Caesar & Cleopatra as one viewer may know it; the server builds it field by field. */
export type Side = "caesar" | "cleopatra";
export type Group = "senators" | "praetors" | "quaestors" | "censors" | "aediles";
export type Reserve = "influence" | "action";

export const SIDES: readonly Side[] = ["caesar", "cleopatra"];
export const GROUPS: readonly Group[] = ["senators", "praetors", "quaestors", "censors", "aediles"];
export const ACTIONS = ["assassination", "spy", "castling", "scout", "wrath", "veto"] as const;
export const ACTION_CARDS: ReadonlySet<string> = new Set(ACTIONS);

export interface LyingCard {
  card: string | null;
  face: "up" | "down";
  castled: boolean;
}

export interface GroupView {
  patricians: number;
  won: Record<Side, number>;
  cards: Record<Side, LyingCard[]>;
}

export interface Score {
  patricians: number;
  majorities: number;
  whole: number;
  bonus: number | null;
  total: number;
}

export interface SideView {
  hand_size: number;
  hand: string[] | null;
  influence_in_hand: number | null;
  reserves: Record<Reserve, number>;
  order: string[] | null;
  discards: Record<string, number>;
  unseen_discards: Record<string, number>;
  put_away: string[] | null;
  bonus: Group | null;
  tickets: number;
  steps: number;
  known: string[] | null;
  seen: Record<string, number>;
  still_out: Record<string, number>;
  score: Score;
}

export interface Announced {
  action: string;
  group?: Group | null;
  second?: Group | null;
  card?: string | null;
}

export interface CleopatraView {
  viewer: Side | null;
  groups: Record<Group, GroupView>;
  sides: Record<Side, SideView>;
  votes: {
    pile: Record<string, number>;
    discards: Record<string, number>;
    revealed: string | null;
    odds: Record<string, [number, number]>;
    long_run: [number, number];
  };
  active: Side;
  asked: Side;
  phase: string;
  alone: boolean;
  acted: boolean;
  laid_up: number;
  laid_down: number;
  due: number;
  swapped: number;
  passes: number;
  announced: Announced | null;
  aside: { left: number; moved: number; undecided: string[] | null; moves: [string, Group][] | null };
  winner: Side | null;
  reason: string | null;
}

export function otherSide(side: Side): Side {
  return side === "caesar" ? "cleopatra" : "caesar";
}

/** What a row adds up to as far as it is seen, and whether some of it is not. */
export function sumOf(cards: readonly LyingCard[]): { sum: number; unknown: boolean; philosophers: number } {
  const seen = cards.flatMap(({ card }) => (card === null ? [] : [card]));
  return {
    sum: seen.reduce((total, card) => total + (card === "P" ? 0 : Number(card)), 0),
    unknown: seen.length < cards.length,
    philosophers: seen.filter((card) => card === "P").length,
  };
}
