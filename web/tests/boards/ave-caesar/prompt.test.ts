import { describe, expect, it } from "vitest";
import { promptOf } from "../../../src/boards/ave-caesar/prompt";
import { drivenBy, type AveCaesarView } from "../../../src/boards/ave-caesar/view";
import type { LegalAction } from "../../../src/boards/kinds";
import { Picker } from "../../../src/boards/picker.svelte";

const SKIP: LegalAction = { notation: "skip", action: { do: "skip" } };

function play(card: number, to: string): LegalAction {
  return { notation: `${card}>${to}`, action: { do: "play", card, to } };
}

function picking(...legal: LegalAction[]): Picker {
  const picker = new Picker();
  picker.reset(legal);
  return picker;
}

function view(fields: Partial<AveCaesarView> = {}): AveCaesarView {
  const chariots = { russata: { player: "russata", cell: "e_i" }, veneta: { player: null, cell: "o_i" } };
  const plain = { turn: "russata", driver: null, turned: null, halt: null, reason: null, disqualifying: [], direction: "clockwise", chariots };
  return { ...plain, ...fields } as unknown as AveCaesarView;
}

describe("what is asked", () => {
  it.each(["no_way", "only_sixes", "lane_taken"] as const)("tells why nothing but a skip is possible: %s", (halt) => {
    expect(promptOf(view({ halt }), picking(SKIP)).id).toBe(`ave-prompt-skip-${halt}`);
  });

  it("tells what a skip beside cards is good for", () => {
    expect(promptOf(view({ halt: "lane_taken" }), picking(play(1, "f_i"), SKIP)).id).toBe("ave-prompt-card-or-wait");
    expect(promptOf(view({ halt: "only_sixes" }), picking(play(6, "N3"), SKIP)).id).toBe("ave-prompt-card-or-keep");
    expect(promptOf(view(), picking(play(1, "f_i"))).id).toBe("ave-prompt-card");
  });
});

describe("a neutral chariot that a player drives", () => {
  const handed = view({ turn: "veneta", driver: "russata", turned: 5 });

  it("is asked for with its card, and needs no other choice than the cell", () => {
    const picker = picking(play(5, "x1"), play(5, "finish"));
    expect(promptOf(handed, picker)).toMatchObject({ id: "ave-prompt-drive", values: { card: 5 } });
    picker.pick("to", "x1");
    expect(promptOf(handed, picker).id).toBe("ave-prompt-drive-move");
    expect(picker.selected?.notation).toBe("5>x1");
    picker.pick("to", "finish");
    expect(promptOf(handed, picker).id).toBe("ave-prompt-drive-finish");
  });

  it("is watched by the others", () => {
    expect(promptOf(handed, picking()).id).toBe("ave-prompt-wait-driver");
  });

  it("is theirs to drive, and nobody else's", () => {
    expect(drivenBy(handed, "russata")).toBe("veneta");
    expect(drivenBy(handed, "albata")).toBeNull();
  });
});
