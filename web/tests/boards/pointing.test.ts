import { describe, expect, it, vi } from "vitest";
import { ARROWS, meantBy, neighbour, steered, tapOn, type Target } from "../../src/boards/pointing";

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

describe("a key where a target has the focus", () => {
  const press = (key: string, focused: string | null) => {
    const event = { key, preventDefault: vi.fn() };
    const meant = steered(event as unknown as KeyboardEvent, TARGETS, focused);
    return { ...meant, taken: event.preventDefault.mock.calls.length === 1 };
  };

  it("goes on with an arrow", () => {
    expect(press("ArrowRight", "a")).toEqual({ go: TARGETS[1], taken: true });
    expect(press("ArrowRight", "c")).toEqual({ taken: true });
  });

  it("chooses with Enter and the space bar", () => {
    expect(press("Enter", "b")).toEqual({ choose: "b", taken: true });
    expect(press(" ", "b")).toEqual({ choose: "b", taken: true });
  });

  it("means nothing otherwise", () => {
    expect(press("x", "a")).toEqual({ taken: false });
    expect(press("Enter", null)).toEqual({ taken: false });
    expect(press("ArrowRight", null)).toEqual({ taken: false });
  });
});

describe("where a drawing was tapped", () => {
  const drawing = { getBoundingClientRect: () => ({ left: 10, top: 20, width: 200 }) } as unknown as SVGSVGElement;
  const click = (detail: number) => ({ clientX: 60, clientY: 40, detail }) as MouseEvent;

  it("is told in the units of the drawing", () => {
    expect(tapOn(drawing, 100, click(1))).toEqual({ tap: [25, 10], zoom: 2 });
  });

  it("is nowhere for a key press, or before there is a drawing", () => {
    expect(tapOn(drawing, 100, click(0))).toBeNull();
    expect(tapOn(undefined, 100, click(1))).toBeNull();
  });
});
