// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../../../src/boards/ave-caesar/Board.svelte";
import { courseNamed } from "../../../src/boards/ave-caesar/courses.svelte";
import { Picker } from "../../../src/boards/picker.svelte";
import { drawing } from "./courses";

const fetched = vi.fn();

/** A server that knows one course of its own, called by any name that begins with "own". */
function answer(path: string): Response {
  const board = path.split("/").at(-1) ?? "";
  if (!board.startsWith("own")) return Response.json({ error: { code: "not-found", text: "problem-not-found" } }, { status: 404 });
  return Response.json({ game: "ave-caesar", board, drawing: { ...drawing("white"), course: board } });
}

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation((path: string) => Promise.resolve(answer(path)));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("courseNamed", () => {
  it("asks the server once, and has the course from then on", async () => {
    expect(courseNamed("own1")).toBeNull();
    expect(courseNamed("own1")).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(courseNamed("own1")?.cells).toHaveLength(drawing("white").cells.length);
    expect(fetched.mock.calls.map(([path]) => path as string)).toEqual(["/api/v1/games/ave-caesar/boards/own1"]);
  });

  it("asks again when the line was down", async () => {
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    expect(courseNamed("own2")).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(courseNamed("own2")?.name).toBe("own2");
  });
});

it("draws a course that only the server knows", async () => {
  const view = { course: "own3", direction: "clockwise", order: [], chariots: {}, turn: null, reason: null, disqualifying: [] };
  const props = { view, picker: new Picker(), refusals: [], events: [], me: null, onask: () => undefined };
  const board = mount(Board, { target: document.body, props: props as never });
  expect(document.querySelector("svg")).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  const paths = [...document.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "").join(" ");
  const outlines = courseNamed("own3")?.cells.map(({ outline }) => outline) ?? [];
  expect(outlines).toHaveLength(drawing("white").cells.length);
  expect(outlines.filter((outline) => !paths.includes(outline))).toEqual([]);
  await unmount(board);
});
