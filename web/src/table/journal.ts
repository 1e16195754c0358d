import { linesOf } from "../log/lines";
import { eventsOf, standing } from "../connection/entries";
import type { EntrySeen, TableInfo } from "../protocol/messages";
import { say } from "../texts/texts.svelte";
import { nameOf } from "./people";

/** One line of the journal: what happened in the game, or at the table. */
export interface Note {
  key: string;
  text: string;
  rule: string | null;
  look: "turn" | "plain" | "great" | "table";
}

export function notesOf(table: TableInfo, entries: readonly EntrySeen[], seat: number | null): Note[] {
  return standing(entries).flatMap((entry) => [...aboutTable(table, entry), ...aboutGame(table, entry, seat)]);
}

function aboutGame(table: TableInfo, entry: EntrySeen, seat: number | null): Note[] {
  return linesOf(table.game, eventsOf([entry], seat)).map(({ id, values, rule, look }, i) => ({
    key: `${entry.seq}.${i}`, text: say(id, values), rule, look,
  }));
}

const TOLD = ["sat", "left", "started", "undone", "offered", "answered", "nudged", "replaced", "returned", "warned", "resumed", "ended"];

function aboutTable(table: TableInfo, entry: EntrySeen): Note[] {
  if (!TOLD.includes(entry.kind)) return [];
  const seat = table.seats[entry.seat ?? -1];
  const body = entry.body ?? {};
  const values = {
    name: String(body["name"] || (seat ? nameOf(seat) : "")),
    offer: say(`offer-${String(body["offer"] ?? "none")}`),
    answer: body["accept"] === true ? "yes" : "no",
    resigned: body["resigned"] === true ? "yes" : "no",
    left: Math.round(Number(body["left"] ?? 0) / 1000),
  };
  return [{ key: `${entry.seq}`, text: say(`entry-${entry.kind}`, values), rule: null, look: "table" }];
}
