import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../../src/connection/connection.svelte";

class Wire {
  static all: Wire[] = [];
  static OPEN = 1;
  readyState = 1;
  said: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.said.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME = { type: "welcome", version: 1, server: "", person: null, name: "", now: 0 };
const FAREWELL = { type: "farewell", error: { code: "elsewhere", text: "problem-elsewhere", rule: null, where: "match", args: {} } };

function listener(match: string | null = null) {
  return { match, connected: vi.fn(), heard: vi.fn() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the address of a socket names the match, so that a large server can let us in where it lives", () => {
  const connection = new Connection();
  const leave = connection.listen(listener("m-1_x"));
  expect(Wire.all[0]?.url).toBe("ws://table.example/api/v1/socket?match=m-1_x");
  leave();
});

test("without a match any server will do", () => {
  const connection = new Connection();
  const leave = connection.listen(listener());
  expect(Wire.all[0]?.url).toBe("ws://table.example/api/v1/socket");
  leave();
});

test("sent on to another process, the connection goes there at once and greets again", () => {
  const connection = new Connection();
  connection.listen(listener("first"));
  const second = listener("second");
  connection.listen(second);
  Wire.all[0]?.hear(WELCOME);
  Wire.all[0]?.hear({ ...FAREWELL, retry: 0 });
  expect(Wire.all).toHaveLength(2);
  expect(Wire.all[1]?.url).toContain("?match=second");
  expect(connection.status).toBe("connecting");
  Wire.all[1]?.hear(WELCOME);
  expect(second.connected).toHaveBeenCalledTimes(2);
  expect(connection.farewell).toBeNull();
  connection.close();
});

test("sent on again and again, the connection thinks before it goes", () => {
  const connection = new Connection();
  connection.listen(listener("first"));
  Wire.all[0]?.hear({ ...FAREWELL, retry: 0 });
  Wire.all[1]?.hear({ ...FAREWELL, retry: 0 });
  expect(Wire.all).toHaveLength(2);
  Wire.all[1]?.onclose?.();
  expect(connection.status).toBe("offline");
  vi.advanceTimersByTime(1_000);
  expect(Wire.all).toHaveLength(3);
  connection.close();
});

test("a server that does not want us back is believed", () => {
  const connection = new Connection();
  connection.listen(listener("first"));
  Wire.all[0]?.hear({ ...FAREWELL, retry: null });
  Wire.all[0]?.onclose?.();
  expect(connection.status).toBe("refused");
  connection.close();
});
