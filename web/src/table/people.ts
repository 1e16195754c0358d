import { kitOf } from "../boards/kits";
import type { SeatInfo, TableInfo } from "../protocol/messages";
import { say } from "../texts/texts.svelte";

/** What a seat is called: the person, the level of a bot, or whom the rules play. */
export function nameOf(seat: SeatInfo): string {
  if (seat.kind === "bot") return seat.stand_in ? say("seat-stand-in", { name: seat.name }) : say("seat-bot", { level: seat.level });
  if (seat.kind === "automatic") return say("seat-automatic");
  if (seat.kind === "empty") return say("seat-empty");
  return seat.name;
}

export function namesOf(table: TableInfo): Record<string, string> {
  return Object.fromEntries(table.seats.filter(({ kind }) => kind !== "automatic").map((seat) => [seat.side, nameOf(seat)]));
}

/** The word of a game for a side. */
export function sideOf(game: string, side: string): string {
  return kitOf(game).sideName(side);
}
