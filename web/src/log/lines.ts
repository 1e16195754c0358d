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
  return events.flatMap((event) => LINES[game]?.[event.event]?.(event) ?? []);
}
