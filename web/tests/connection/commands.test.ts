import { expect, it } from "vitest";
import { Outbox } from "../../src/connection/commands";
import type { ClientMessage, Resign } from "../../src/protocol/messages";

const resign = (id: string): Resign => ({ type: "resign", id, match: "m", seat: 0, seen_seq: 4 });

it("sends a command again word for word until it is answered, and then never more", async () => {
  const sent: ClientMessage[] = [];
  const outbox = new Outbox((message) => sent.push(message) > 0);
  const answer = outbox.post(resign("a"));
  outbox.again();
  expect(sent).toEqual([resign("a"), resign("a")]);
  expect(outbox.answer("a", { done: 5 })).toBe(true);
  expect(await answer).toEqual({ done: 5 });
  outbox.again();
  expect(sent).toHaveLength(2);
  expect(outbox.isEmpty).toBe(true);
});

it("takes only answers to its own commands", () => {
  const outbox = new Outbox(() => false);
  void outbox.post(resign("a"));
  expect(outbox.answer("b", { done: 1 })).toBe(false);
  expect(outbox.answer(null, { done: 1 })).toBe(false);
  expect(outbox.isEmpty).toBe(false);
});
