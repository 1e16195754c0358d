import type { Sentence } from "../kinds";
import type { Picker } from "../picker.svelte";
import { cardInHand } from "./targets";
import { ACTION_CARDS, type CleopatraView } from "./view";
import { cardName, groupName, sideName, voteName } from "./words";

/** What is asked of this viewer now, in one sentence. */
export function promptOf(view: CleopatraView, picker: Picker): Sentence {
  if (view.phase === "over") return { id: "cleo-prompt-over", values: { side: view.winner ? sideName(view.winner) : "", winner: view.winner ?? "nobody", reason: view.reason ?? "" } };
  if (picker.legal.length === 0) {
    return view.phase === "set_up" ? { id: "cleo-prompt-set_up-wait" } : { id: "cleo-prompt-wait", values: { side: sideName(view.asked) } };
  }
  return chosenPrompt(picker) ?? phasePrompt(view);
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
