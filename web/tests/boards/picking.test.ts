import { describe, expect, it } from "vitest";
import type { LegalAction } from "../../src/boards/kinds";
import { Picker } from "../../src/boards/picker.svelte";
import { choicesFor, fitting, withPick } from "../../src/boards/picking";

function legalAction(notation: string, action: Record<string, string | number>): LegalAction {
  return { notation, action: { do: "place", ...action } as LegalAction["action"] };
}

const LEGAL = [
  legalAction("sword51@SC-IT>SC", { token: "sword51", space: "SC-IT", toward: "SC" }),
  legalAction("sword51@SC-IT>IT", { token: "sword51", space: "SC-IT", toward: "IT" }),
  legalAction("sword51@MT-NU>MT", { token: "sword51", space: "MT-NU", toward: "MT" }),
  legalAction("ship33@HU-MT", { token: "ship33", space: "HU-MT", toward: "HU" }),
];

describe("picking", () => {
  it("leaves the legal actions that fit", () => {
    expect(fitting(LEGAL, { token: "sword51", space: "SC-IT" })).toHaveLength(2);
    expect(fitting(LEGAL, {})).toHaveLength(4);
  });

  it("offers for a field what goes with the other picks", () => {
    expect(choicesFor(LEGAL, { token: "sword51", space: "MT-NU" }, "space")).toEqual(new Set(["SC-IT", "MT-NU"]));
    expect(choicesFor(LEGAL, { token: "ship33" }, "space")).toEqual(new Set(["HU-MT"]));
  });

  it("gives up earlier picks that do not go with a new one", () => {
    expect(withPick(LEGAL, { token: "sword51", space: "SC-IT" }, "token", "ship33")).toEqual({ token: "ship33" });
    expect(withPick(LEGAL, { token: "sword51" }, "space", "MT-NU")).toEqual({ token: "sword51", space: "MT-NU" });
  });
});

describe("the picker", () => {
  function picker(): Picker {
    const made = new Picker();
    made.reset(LEGAL);
    return made;
  }

  it("selects when one action is left, and only by choice", () => {
    const it = picker();
    expect(it.selected).toBeNull();
    it.pick("token", "sword51");
    it.pick("space", "SC-IT");
    expect(it.selected).toBeNull();
    it.pick("toward", "IT");
    expect(it.selected?.notation).toBe("sword51@SC-IT>IT");
    expect(it.confirm()).toEqual(["sword51@SC-IT>IT"]);
  });

  it("does not take the only legal action for a choice", () => {
    const it = new Picker();
    it.reset(LEGAL.slice(0, 1));
    expect(it.selected).toBeNull();
  });

  it("forgets its picks when the table has moved on", () => {
    const it = picker();
    it.pick("token", "ship33");
    it.reset([...LEGAL]);
    expect(it.picks).toEqual({});
  });

  it("confirms all steps of a draft, until the table has moved on", () => {
    const it = picker();
    it.draft = ["ship33@HU-MT", "sword51@SC-IT>SC"];
    expect(it.isReady).toBe(true);
    expect(it.confirm()).toEqual(["ship33@HU-MT", "sword51@SC-IT>SC"]);
    it.reset(LEGAL);
    expect(it.isReady).toBe(false);
    expect(it.confirm()).toEqual([]);
  });

  it("drops a pick that is chosen again", () => {
    const it = picker();
    it.toggle("token", "ship33");
    expect(it.selected?.notation).toBe("ship33@HU-MT");
    it.toggle("token", "ship33");
    expect(it.picks).toEqual({});
  });
});
