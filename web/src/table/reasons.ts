import type { ResultInfo, TableInfo } from "../protocol/messages";
import { has, say } from "../texts/texts.svelte";
import { nameOf } from "./people";

/** Reasons that every match knows; all others are a game's own. */
const OF_THE_TABLE = ["resigned", "time", "draw", "cancelled", "claimed", "imported"];

export function reasonText(table: TableInfo, { reason, seat }: ResultInfo): string {
  const face = table.seats[seat ?? -1];
  if (OF_THE_TABLE.includes(reason)) return say(`reason-${reason}`, { name: face ? nameOf(face) : "" });
  const own = `${table.game}-${reason}`;
  return has(`reason-${own}`) ? say(`reason-${own}`) : reason;
}
