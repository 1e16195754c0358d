import { expect, it } from "vitest";
import { timeLeft } from "../../src/table/time";

it.each([[0, "0:00"], [65_000, "1:05"], [3_725_000, "1:02:05"], [187_200_000, "2 d 4 h"]])("shows %d ms as %s", (span, text) => {
  expect(timeLeft(span)).toBe(text);
});
