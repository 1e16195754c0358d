import { api } from "../connection/http";
import { session } from "../connection/session.svelte";
import { newNonce } from "../connection/tokens";
import type { CreateTable, SeatWish } from "../protocol/messages";
import type { Game } from "../routing/route";
import { go } from "../routing/router.svelte";
import { keepInvites } from "../table/links";

export type Level = NonNullable<SeatWish["level"]>;

/** A first game of each kind against bots: short, and without anything that has to be learned first. */
export function quickTable(game: Game, level: Level): CreateTable {
  const bot: SeatWish = { kind: "bot", level };
  const me: SeatWish = { kind: "me" };
  const common = { game, nonce: newNonce(), visibility: "link" as const };
  if (game === "ave-caesar") return { ...common, seats: [me, bot, bot, bot], options: { races: "1" } };
  return { ...common, seats: [me, bot], ...(game === "cleopatra" ? { reading: "beginners" } : {}) };
}

/** Make a table and go there. */
export async function open(wish: CreateTable): Promise<void> {
  await session.need();
  const made = await api.create(wish);
  keepInvites(made.match, made.invites);
  go(`/table/${made.match}`);
}
