import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MatchStore } from "../../src/connection/match.svelte";
import type { ServerMessage } from "../../src/protocol/messages";

const { line } = vi.hoisted(() => {
  const sent: { type: string; id?: string }[] = [];
  return {
    line: {
      sent,
      listener: null as { connected: () => void; heard: (message: ServerMessage) => void } | null,
      send: (message: { type: string; id?: string }) => sent.push(message) > 0,
      listen(listener: { connected: () => void; heard: (message: ServerMessage) => void }) {
        line.listener = listener;
        return () => (line.listener = null);
      },
    },
  };
});
vi.mock("../../src/connection/socket.svelte", () => ({ line }));

const watches = () => line.sent.filter(({ type }) => type === "watch");

function refuse(id: string | null, code: string): void {
  const error = { code, text: `problem-${code}`, rule: null, where: "match", args: {} };
  line.listener?.heard({ type: "refused", id, match: "m1", error } as ServerMessage);
}

beforeEach(() => {
  vi.useFakeTimers();
  line.sent.length = 0;
});
afterEach(() => vi.useRealTimers());

test("who comes back when too many do asks again a little later", () => {
  const store = new MatchStore("m1", null);
  line.listener?.connected();
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
  line.listener?.connected();
  refuse(null, "not-found");
  expect(store.closed?.code).toBe("not-found");
  store.close();
});
