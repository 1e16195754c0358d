import { describe, expect, it } from "vitest";
import { costOf } from "../../../src/boards/ave-caesar/course";
import { frameOf } from "../../../src/boards/ave-caesar/frame";
import { reachOf } from "../../../src/boards/ave-caesar/reach";
import { drivenBy, type AveCaesarView } from "../../../src/boards/ave-caesar/view";
import type { LegalAction } from "../../../src/boards/kinds";
import { drawnCourse } from "./courses";

const white = drawnCourse("white");

function play(card: number, to: string): LegalAction {
  return { notation: `${card}>${to}`, action: { do: "play", card, to } };
}

function view(cell: string, disqualifying: string[] = []): AveCaesarView {
  const chariot = { player: "russata", cell };
  return { turn: "russata", direction: "clockwise", chariots: { russata: chariot }, disqualifying } as unknown as AveCaesarView;
}

describe("the cost of a way", () => {
  it("is nothing on the inside of a curve and more on the outside", () => {
    expect(costOf(white, "clockwise", "e_i", "f_i", 1)).toBe(0);
    expect(costOf(white, "clockwise", "e_i", "f_o1", 1)).toBe(1);
  });

  it("goes on across the line", () => {
    expect(costOf(white, "clockwise", "y_i", "Q1", 2)).toBe(0);
  });

  it("turns round with the direction", () => {
    expect(costOf(white, "counter_clockwise", "g_i", "f_i", 1)).toBe(0);
    expect(costOf(white, "counter_clockwise", "g_i", "f_o2", 1)).toBe(1);
  });
});

describe("the reach", () => {
  const legal = [play(1, "f_i"), play(1, "f_o1"), play(6, "N3"), play(6, "finish"), { notation: "skip", action: { do: "skip" } }];

  it("is what the legal actions name, with a chosen card or any", () => {
    expect(reachOf(view("e_i"), white, legal, undefined).map(({ to }) => to)).toEqual(["f_i", "f_o1", "N3", "finish"]);
    expect(reachOf(view("e_i"), white, legal, 1).map(({ to, cost }) => [to, cost])).toEqual([["f_i", 0], ["f_o1", 1]]);
  });

  it("warns of cells that disqualify", () => {
    const found = reachOf(view("e_i", ["N3"]), white, legal, 6);
    expect(found.map(({ to, disqualifies }) => [to, disqualifies])).toEqual([["N3", true], ["finish", false]]);
  });

  it("still warns while the course is on its way", () => {
    expect(reachOf(view("e_i", ["N3"]), null, legal, 6)[0]).toEqual({ to: "N3", cards: [6], cost: 0, disqualifies: true });
  });

  it("gathers the cards that lead to the same cell", () => {
    expect(reachOf(view("e_i"), white, [play(3, "N2"), play(4, "N2")], undefined)[0]?.cards).toEqual([3, 4]);
  });
});

describe("the driver", () => {
  it("drives the chariot in turn only if it is his", () => {
    expect(drivenBy(view("e_i"), "russata")).toBe("russata");
    expect(drivenBy(view("e_i"), "albata")).toBeNull();
    expect(drivenBy(view("e_i"), null)).toBeNull();
  });
});

describe("the frame", () => {
  it.each(["white", "blue", "yellow", "red"])("keeps every cell of %s inside the arena, wide or tall", (name) => {
    const course = drawnCourse(name);
    for (const [width, height] of [[880, 588], [390, 540]] as const) {
      const frame = frameOf(course, width, height);
      for (const cell of course.cells) {
        const [x, y] = frame.toScreen(cell.at);
        expect(x).toBeGreaterThan(16);
        expect(x).toBeLessThan(width - 16);
        expect(y).toBeGreaterThan(16);
        expect(y).toBeLessThan(height - 16);
      }
    }
  });
});
