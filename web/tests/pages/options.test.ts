import { beforeAll, describe, expect, it } from "vitest";
import { isSwitch, optionName, readingName, valueName, whatChanges, whatIsSet } from "../../src/pages/options";
import type { OptionInfo } from "../../src/protocol/messages";
import { speak } from "../../src/texts/texts.svelte";

const option = (name: string, ...values: string[]): OptionInfo => ({ name, values, default: values[0] ?? "", rule: "C7.1" });
const OPTIONS = [option("poison", "off", "on"), option("module_setup", "replace", "mix"), option("stuck_loses", "always", "empty_hand")];

describe("options in words", () => {
  beforeAll(() => speak("en"));

  it("says every option that a reading sets, and no other", () => {
    expect(whatIsSet("caesar", OPTIONS, { stuck_loses: "empty_hand", module_setup: "mix" })).toBe(
      "How modules come in: Mixed, then as many taken out; Nothing can be placed: Only an empty supply loses",
    );
    expect(whatIsSet("caesar", OPTIONS, { poison: "on" })).toBe("Poison: yes");
    expect(whatIsSet("caesar", OPTIONS, {})).toBe("nothing besides our default");
  });

  it("says what an option changes", () => {
    expect(whatChanges("cleopatra", "last_vote")).toContain("vote card");
    expect(optionName("cleopatra", "last_vote")).toBe("The last vote card");
  });

  it("calls what people added by its name", () => {
    expect(optionName("duel", "loud")).toBe("loud");
    expect(valueName("ave-caesar", option("course", "white", "circus_of_ours"), "circus_of_ours")).toBe("circus_of_ours");
    expect(whatChanges("duel", "loud")).toBe("");
    expect(readingName("house")).toBe("house");
    expect(readingName("hu")).toBe("The Hungarian rulebook");
  });

  it("tells a switch by its values", () => {
    expect(OPTIONS.map(isSwitch)).toEqual([true, false, false]);
  });
});

describe.each([["cs", "Poslední Otázka o důvěře: už se neodkryje"], ["hu", "Az utolsó szavazókártya: már nem fordul fel"]] as const)("in %s", (tongue, said) => {
  it("says what a reading sets", async () => {
    await speak(tongue);
    expect(whatIsSet("cleopatra", [option("last_vote", "none", "turned")], { last_vote: "none" })).toBe(said);
  });
});
