import type { LegalAction, Word } from "../kinds";
import { costOf, type Course, type Direction } from "./course";
import type { AveCaesarView } from "./view";

/** One cell that can be driven to, and what it costs against the shortest way. */
export interface Reach {
  to: string;
  cards: number[];
  cost: number;
  disqualifies: boolean;
}

export const FINISH = "finish";

/** Where the legal actions lead, with the chosen card or with any; what it costs only where the course is known. */
export function reachOf(view: AveCaesarView, course: Course | null, legal: readonly LegalAction[], card: Word | undefined): Reach[] {
  const plays = legal.filter(({ action }) => action.do === "play" && (card === undefined || action["card"] === card));
  const from = view.turn ? (view.chariots[view.turn]?.cell ?? null) : null;
  const byCell = new Map<string, number[]>();
  for (const { action } of plays) {
    const to = String(action["to"]);
    byCell.set(to, [...(byCell.get(to) ?? []), Number(action["card"])]);
  }
  return [...byCell].map(([to, cards]) => ({
    to,
    cards,
    cost: !course || from === null || to === FINISH ? 0 : costOf(course, view.direction as Direction, from, to, cards[0] ?? 0),
    disqualifies: view.disqualifying.includes(to),
  }));
}
