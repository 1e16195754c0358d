import { linesOf, standing } from "../connection/entries";
import { sayLine, upToDate } from "../log/lines";
import type { EntrySeen, LogLine, TableInfo } from "../protocol/messages";
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
  const known = standing(entries);
  const current = new Set(upToDate(linesOf(known, seat)));
  return known.flatMap((entry) => [...aboutTable(table, entry), ...aboutGame(`${entry.seq}`, linesOf([entry], seat).filter((line) => current.has(line)))]);
}

/** Notes of what happened in the game; their keys begin with the key of what they happened by. */
export function aboutGame(key: string, lines: readonly LogLine[]): Note[] {
  return lines.map((line, i) => ({ key: `${key}.${i}`, text: sayLine(line), rule: line.rule ?? null, look: line.look ?? "plain" }));
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
