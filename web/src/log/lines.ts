import type { TableEvent } from "../boards/kinds";
import { AVE_CAESAR_LINES } from "./ave-caesar";
import { CAESAR_LINES } from "./caesar";
import { CLEOPATRA_LINES } from "./cleopatra";
import type { Line, Lines } from "./line";

export const LINES: Readonly<Record<string, Lines>> = {
  caesar: CAESAR_LINES,
  "ave-caesar": AVE_CAESAR_LINES,
  cleopatra: CLEOPATRA_LINES,
};

/** The lines of a game's events, in order; questions and what concerns nobody leave none. */
export function linesOf(game: string, events: readonly TableEvent[]): Line[] {
  return events.filter((event, i) => !isOutdated(event, i, events)).flatMap((event) => LINES[game]?.[event.event]?.(event) ?? []);
}

/** A reserve is ordered card by card, and each event names the whole order so far: the last one says it all. */
function isOutdated(event: TableEvent, at: number, events: readonly TableEvent[]): boolean {
  if (event.event !== "DeckOrdered") return false;
  return events.slice(at + 1).some((later) => later.event === "DeckOrdered" && later["side"] === event["side"]);
}
