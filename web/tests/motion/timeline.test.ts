import { expect, it } from "vitest";
import { beatsOf, delayOf, totalLength } from "../../src/motion/timeline";

const LENGTHS = { Placed: 300, Closed: 700 };
const EVENTS = [{ event: "Placed", space: "a" }, { event: "Asked" }, { event: "Closed", province: "x" }, { event: "Placed", space: "b" }];

it("shows events one after the other", () => {
  expect(beatsOf(EVENTS, LENGTHS).map(({ at }) => at)).toEqual([0, 300, 300, 1000]);
  expect(totalLength(beatsOf(EVENTS, LENGTHS))).toBe(1300);
  expect(totalLength([])).toBe(0);
});

it("finds when an event is shown, and says so if it did not happen", () => {
  const beats = beatsOf(EVENTS, LENGTHS);
  expect(delayOf(beats, (event) => event["space"] === "b")).toBe(1000);
  expect(delayOf(beats, (event) => event["space"] === "c")).toBeNull();
});
