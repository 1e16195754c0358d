import { beforeEach, describe, expect, it } from "vitest";
import { promptOf } from "../../../src/boards/caesar/prompt";
import type { CaesarView } from "../../../src/boards/caesar/view";
import type { LegalAction } from "../../../src/boards/kinds";
import { Picker } from "../../../src/boards/picker.svelte";

const ORDERS: LegalAction[] = ["HU", "HC"].map((province) => ({ notation: `first:${province}`, action: { do: "first", province } }));

function view(fields: Partial<CaesarView>): CaesarView {
  return { active: "caesar", crassus: null, in_hand: {}, asked: null, ...fields } as CaesarView;
}

describe("the prompt", () => {
  let picker: Picker;
  beforeEach(() => {
    picker = new Picker();
    picker.reset(ORDERS);
  });

  it("asks which province is resolved first", () => {
    expect(promptOf(view({ phase: "order" }), picker, "caesar").id).toBe("caesar-prompt-order");
    picker.pick("province", "HU");
    expect(promptOf(view({ phase: "order" }), picker, "caesar").id).toBe("caesar-prompt-order-this");
  });

  it("asks which of two bonus tokens in hand takes effect first", () => {
    const both = view({ phase: "order", in_hand: { HU: "wealth", HC: "might" } });
    expect(promptOf(both, picker, "caesar").id).toBe("caesar-prompt-order-bonus");
    picker.pick("province", "HC");
    expect(promptOf(both, picker, "caesar").id).toBe("caesar-prompt-order-bonus-this");
  });

  it("asks whether to draw from the bank", () => {
    picker.reset(["draw", "leave"].map((answer) => ({ notation: `bank:${answer}`, action: { do: "bank", answer } })));
    expect(promptOf(view({ phase: "bank" }), picker, "caesar").id).toBe("caesar-prompt-bank");
  });
});
