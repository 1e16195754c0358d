// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage, type Scene } from "../../src/table/stage.svelte";

const scene = (view: string, ...events: string[]): Scene => ({
  view, legal: [{ notation: view, action: { do: "x" } }], refusals: [], events: events.map((event) => ({ event })),
});

describe("Stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows one scene after the other", () => {
    const stage = new Stage("caesar", () => 1);
    stage.play(scene("a", "TokenPlaced"));
    stage.play(scene("b"));
    expect(stage.scene?.view).toBe("a");
    vi.runAllTimers();
    expect(stage.scene?.view).toBe("b");
  });

  it("offers nothing at a table that is already past", () => {
    const stage = new Stage("caesar", () => 1);
    stage.play(scene("a", "TokenPlaced"));
    stage.play(scene("b", "TokenPlaced"));
    stage.play(scene("c"));
    vi.advanceTimersToNextTimer();
    expect(stage.scene).toMatchObject({ view: "b", legal: [] });
    vi.runAllTimers();
    expect(stage.scene).toMatchObject({ view: "c", legal: [{ notation: "c" }] });
  });

  it("shows everything at once where nothing moves", () => {
    const stage = new Stage("caesar", () => 0);
    stage.play(scene("a", "TokenPlaced"));
    stage.play(scene("b", "TokenPlaced"));
    expect(stage.scene?.view).toBe("b");
  });

  it("tells how long it will still take", () => {
    const stage = new Stage("caesar", () => 2);
    expect(stage.remaining).toBe(0);
    stage.play(scene("a", "TokenPlaced"));
    const one = stage.remaining;
    expect(one).toBeGreaterThan(0);
    stage.play(scene("b", "TokenPlaced"));
    expect(stage.remaining).toBe(2 * one);
    vi.runAllTimers();
    expect(stage.remaining).toBe(0);
  });

  it("jumps when it falls too far behind", () => {
    const stage = new Stage("caesar", () => 1);
    for (const name of "abcdefg") stage.play(scene(name, "TokenPlaced"));
    vi.runAllTimers();
    expect(stage.scene?.view).toBe("g");
  });
});
