import type { Sentence } from "../kinds";
import type { Picker } from "../picker.svelte";
import { cardInHand } from "./targets";
import { ACTION_CARDS, type CleopatraView } from "./view";
import { cardName, groupName, sideName, voteName } from "./words";

/** What is asked of this viewer now, in one sentence. */
export function promptOf(view: CleopatraView, picker: Picker): Sentence {
  if (view.phase === "over") return { id: "cleo-prompt-over", values: { side: view.winner ? sideName(view.winner) : "", winner: view.winner ?? "nobody", reason: view.reason ?? "" } };
  if (picker.legal.length === 0) {
    if (view.phase === "set_up") return { id: waitsForBonus(view) ? "cleo-prompt-set_up-wait-bonus" : "cleo-prompt-set_up-wait" };
    return { id: "cleo-prompt-wait", values: { side: sideName(view.asked) } };
  }
  return chosenPrompt(picker) ?? (view.phase === "set_up" ? { id: setUpPrompt(view, picker) } : phasePrompt(view));
}

/** The bonus cards are dealt when both have put their action cards in order. */
function waitsForBonus(view: CleopatraView): boolean {
  return view.viewer !== null && view.sides[view.viewer].bonus === null;
}

/** Order, then lay; by the first version of the rules both at once. */
function setUpPrompt(view: CleopatraView, picker: Picker): string {
  if (!picker.has("next") && !picker.has("preset")) return "cleo-prompt-set_up-lay";
  return waitsForBonus(view) ? "cleo-prompt-set_up-order" : "cleo-prompt-set_up";
}

/** While a choice is being made: what would happen, or what is missing. */
function chosenPrompt(picker: Picker): Sentence | null {
  const action = picker.selected?.action;
  if (action?.do === "lay") {
    return { id: "cleo-prompt-lays", values: { card: cardName(String(action["card"])), group: groupName(String(action["group"])), face: String(action["face"]) } };
  }
  if (action?.do === "assassination") {
    return { id: "cleo-prompt-strikes", values: { card: cardName(String(action["card"])), group: groupName(String(action["group"])) } };
  }
  if (action) return { id: `cleo-prompt-chosen-${action.do}`, values: wordsOf(action) };
  const held = cardInHand(picker.picks);
  if (held === null) return null;
  return ACTION_CARDS.has(held)
    ? { id: `cleo-prompt-target-${held}` }
    : { id: "cleo-prompt-group", values: { card: cardName(held), face: String(picker.picks["face"] ?? "down") } };
}

function wordsOf(action: Record<string, string | number>): Record<string, string> {
  const group = action["group"] ?? action["first"];
  return {
    card: action["card"] === undefined ? "" : cardName(String(action["card"])),
    group: group === undefined ? "" : groupName(String(group)),
    second: action["second"] === undefined ? "" : groupName(String(action["second"])),
    reserve: String(action["reserve"] ?? ""),
  };
}

function phasePrompt(view: CleopatraView): Sentence {
  const values = { due: view.due, count: view.swapped, card: view.votes.revealed ? voteName(view.votes.revealed) : "" };
  return { id: `cleo-prompt-${view.phase}`, values };
}
