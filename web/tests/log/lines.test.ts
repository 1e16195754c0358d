import { beforeAll, describe, expect, it } from "vitest";
import { sayLine, upToDate } from "../../src/log/lines";
import type { LogLine } from "../../src/protocol/messages";
import { speak } from "../../src/texts/texts.svelte";

describe("a line of the log", () => {
  beforeAll(() => speak("en"));

  it("says the words of the box within its sentence", () => {
    const token = { id: "caesar-token", values: { centurion: "no", symbol: { id: "caesar-symbol-sword" }, high: 5, low: 1 } };
    const line: LogLine = { id: "caesar-event-TokenDrawn", values: { side: { id: "caesar-side-caesar" }, token }, rule: "C3.4" };
    expect(sayLine(line)).toBe("Caesar draws sword 5/1.");
  });

  it("says several words in a row", () => {
    const cards = ["1", { id: "cleo-card-P" }];
    const line: LogLine = { id: "cleo-event-HandShown", values: { side: { id: "cleo-side-caesar" }, cards } };
    expect(sayLine(line)).toBe("The Spy sees the hand of Caesar: 1, Philosopher.");
  });

  it("may need nothing", () => {
    expect(sayLine({ id: "caesar-event-StackEmpty" })).toBe("Crassus has no Centurion left to draw.");
  });
});

it("leaves out what a later line says better", () => {
  const ordered = (side: string, number: number): LogLine => ({ id: "cleo-event-DeckOrdered", values: { number }, about: `reserve of ${side}` });
  const plain: LogLine = { id: "cleo-event-Passed" };
  const lines = [ordered("caesar", 1), plain, ordered("cleopatra", 1), ordered("caesar", 2), plain];
  expect(upToDate(lines)).toEqual([plain, ordered("cleopatra", 1), ordered("caesar", 2), plain]);
});
