import { expect, it } from "vitest";
import { waitBefore } from "../../src/connection/backoff";

it("waits longer each time, up to a limit", () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => waitBefore(attempt, 1));
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
});

it("scatters, so that not everybody comes back at once", () => {
  expect(waitBefore(3, 0)).toBeLessThan(waitBefore(3, 1));
  expect(waitBefore(0, 0)).toBeGreaterThan(0);
});
