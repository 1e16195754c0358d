import { describe, expect, it } from "vitest";
import { ARROWS, meantBy, neighbour, type Target } from "../../src/boards/pointing";

const TARGETS: Target[] = [
  { id: "a", at: [0, 0] },
  { id: "b", at: [30, 0] },
  { id: "c", at: [100, 4] },
  { id: "d", at: [4, 60] },
];
const ids = (targets: Target[]): string[] => targets.map(({ id }) => id);

describe("a tap", () => {
  it("means the nearest target in reach", () => {
    expect(ids(meantBy(TARGETS, [3, 4]))).toEqual(["a"]);
    expect(ids(meantBy(TARGETS, [85, 0]))).toEqual(["c"]);
  });

  it("means several when a finger cannot tell them apart", () => {
    expect(ids(meantBy(TARGETS, [14, 0]))).toEqual(["a", "b"]);
  });

  it("means nothing far from everything", () => {
    expect(meantBy(TARGETS, [60, 40])).toEqual([]);
  });
});

describe("an arrow key", () => {
  it("goes to the next target in its direction", () => {
    expect(neighbour(TARGETS, [0, 0], ARROWS["ArrowRight"] ?? [0, 0])?.id).toBe("b");
    expect(neighbour(TARGETS, [30, 0], ARROWS["ArrowRight"] ?? [0, 0])?.id).toBe("c");
    expect(neighbour(TARGETS, [0, 0], ARROWS["ArrowDown"] ?? [0, 0])?.id).toBe("d");
  });

  it("stays where nothing lies ahead", () => {
    expect(neighbour(TARGETS, [100, 4], ARROWS["ArrowRight"] ?? [0, 0])).toBeNull();
  });
});
