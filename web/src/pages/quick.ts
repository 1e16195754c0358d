import { kitOf } from "../boards/kits";
import { api } from "../connection/http";
import { session } from "../connection/session.svelte";
import { newNonce } from "../connection/tokens";
import type { CreateTable, SeatWish } from "../protocol/messages";
import { go } from "../routing/router.svelte";
import { keepInvites } from "../table/links";

export type Level = NonNullable<SeatWish["level"]>;

/** A first game of each kind against bots. */
export function quickTable(game: string, level: Level): CreateTable {
  const bot: SeatWish = { kind: "bot", level };
  return { game, nonce: newNonce(), visibility: "link", ...kitOf(game).firstTable({ kind: "me" }, bot) };
}

/** Make a table and go there. */
export async function open(wish: CreateTable): Promise<void> {
  await session.need();
  const made = await api.create(wish);
  keepInvites(made.match, made.invites);
  go(`/table/${made.match}`);
}
