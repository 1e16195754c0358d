import { expect, it } from "vitest";
import { fieldsOf, wordOf } from "../../../src/boards/plain/fields";

it("reads what has names field by field", () => {
  expect(fieldsOf({ coins: 2, hand: [1] })).toEqual([["coins", 2], ["hand", [1]]]);
  expect(fieldsOf([{ side: "left" }, { side: "right" }])).toEqual([["1", { side: "left" }], ["2", { side: "right" }]]);
  expect([fieldsOf([1, 2]), fieldsOf(3), fieldsOf(null)]).toEqual([null, null, null]);
});

it("says everything else in one line", () => {
  expect([[1, [2, 3]], [], null, undefined, "", false, "left"].map(wordOf)).toEqual(["1, 2, 3", "–", "–", "–", "–", "false", "left"]);
});
