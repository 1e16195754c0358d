import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MatchStore } from "../../src/connection/match.svelte";
import type { ServerMessage } from "../../src/protocol/messages";

const { connection } = vi.hoisted(() => {
  const sent: { type: string; id?: string }[] = [];
  return {
    connection: {
      sent,
      listener: null as { connected: () => void; heard: (message: ServerMessage) => void } | null,
      send: (message: { type: string; id?: string }) => sent.push(message) > 0,
      listen(listener: { connected: () => void; heard: (message: ServerMessage) => void }) {
        connection.listener = listener;
        return () => (connection.listener = null);
      },
    },
  };
});
vi.mock("../../src/connection/connection.svelte", () => ({ connection }));

const watches = () => connection.sent.filter(({ type }) => type === "watch");

function refuse(id: string | null, code: string): void {
  const error = { code, text: `problem-${code}`, rule: null, where: "match", args: {} };
  connection.listener?.heard({ type: "refused", id, match: "m1", error } as ServerMessage);
}

beforeEach(() => {
  vi.useFakeTimers();
  connection.sent.length = 0;
});
afterEach(() => vi.useRealTimers());

test("who comes back when too many do asks again a little later", () => {
  const store = new MatchStore("m1", null);
  connection.listener?.connected();
  refuse(watches()[0]?.id ?? "", "too-fast");
  expect(store.closed).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(watches()).toHaveLength(2);
  refuse(watches()[1]?.id ?? "", "too-fast");
  store.close();
  vi.advanceTimersByTime(5000);
  expect(watches()).toHaveLength(2);
});

test("a table that is gone is closed before our eyes", () => {
  const store = new MatchStore("m1", null);
  connection.listener?.connected();
  refuse(null, "not-found");
  expect(store.closed?.code).toBe("not-found");
  store.close();
});
