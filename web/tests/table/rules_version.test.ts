import { expect, it } from "vitest";
import { isByEarlierRules } from "../../src/table/rules_version";

it("tells a match by earlier rules from one by the latest", () => {
  expect(isByEarlierRules({ rules_version: 1, latest_rules: 2 })).toBe(true);
  expect(isByEarlierRules({ rules_version: 2, latest_rules: 2 })).toBe(false);
});
