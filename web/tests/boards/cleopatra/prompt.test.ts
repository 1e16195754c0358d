import { describe, expect, it } from "vitest";
import { promptOf } from "../../../src/boards/cleopatra/prompt";
import type { CleopatraView, Group } from "../../../src/boards/cleopatra/view";
import type { LegalAction } from "../../../src/boards/kinds";
import { Picker } from "../../../src/boards/picker.svelte";

function settingUp(bonus: Group | null, ...verbs: string[]): string {
  const picker = new Picker();
  picker.reset(verbs.map((verb): LegalAction => ({ notation: verb, action: { do: verb } as LegalAction["action"] })));
  const view = { phase: "set_up", viewer: "caesar", sides: { caesar: { bonus }, cleopatra: { bonus: null } } };
  return promptOf(view as unknown as CleopatraView, picker).id;
}

describe("the prompt of the set-up", () => {
  it("asks for the order before the bonus cards are dealt", () => {
    expect(settingUp(null, "next", "next")).toBe("cleo-prompt-set_up-order");
    expect(settingUp(null, "preset", "preset")).toBe("cleo-prompt-set_up-order");
  });

  it("says what is waited for", () => {
    expect(settingUp(null)).toBe("cleo-prompt-set_up-wait-bonus");
    expect(settingUp("senators")).toBe("cleo-prompt-set_up-wait");
  });

  it("asks for the first cards with the bonus card in hand", () => {
    expect(settingUp("senators", "lay", "lay")).toBe("cleo-prompt-set_up-lay");
  });

  it("asks for both at once by the first version of the rules", () => {
    expect(settingUp("senators", "next", "next")).toBe("cleo-prompt-set_up");
  });
});
