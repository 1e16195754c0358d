import type { Sentence } from "../kinds";
import type { Picker } from "../picker.svelte";
import { courseNamed } from "./courses.svelte";
import { FINISH, reachOf } from "./reach";
import { FACTIONS, type AveCaesarView } from "./view";
import { factionName } from "./words";

/** What is asked of this viewer now, in one sentence. */
export function promptOf(view: AveCaesarView, picker: Picker): Sentence {
  if (view.reason !== null) return { id: "ave-prompt-over", values: { reason: view.reason, winners: winners(view) } };
  const chariot = factionName(view.turn ?? "");
  if (picker.legal.length === 0) return waiting(view, chariot);
  if (view.driver !== null) return driving(view, picker, chariot);
  if (!picker.has("play")) return { id: `ave-prompt-skip-${view.halt ?? "no_way"}`, values: { chariot } };
  if (picker.selected?.action.do === "skip") return { id: "ave-prompt-skip-chosen", values: { chariot } };
  const card = picker.picks["card"];
  if (card === undefined) return { id: picker.has("skip") ? orSkip(view) : "ave-prompt-card", values: { chariot } };
  const to = picker.picks["to"];
  if (to === undefined) return { id: "ave-prompt-cell", values: { card } };
  if (to === FINISH) return { id: "ave-prompt-finish", values: { card } };
  const found = reachOf(view, courseNamed(view.course), picker.legal, card).find((reach) => reach.to === to);
  if (found?.disqualifies) return { id: "ave-prompt-out", values: { card } };
  return { id: "ave-prompt-move", values: { card, cost: found?.cost ?? 0 } };
}

function orSkip(view: AveCaesarView): string {
  return view.halt === "only_sixes" ? "ave-prompt-card-or-keep" : "ave-prompt-card-or-wait";
}

/** Somebody else is to move, perhaps with a neutral chariot. */
function waiting(view: AveCaesarView, chariot: string): Sentence {
  if (view.driver === null) return { id: "ave-prompt-wait", values: { chariot } };
  return { id: "ave-prompt-wait-driver", values: { chariot, player: factionName(view.driver) } };
}

/** A neutral chariot is to be driven with the card that it turned up. */
function driving(view: AveCaesarView, picker: Picker, chariot: string): Sentence {
  const to = picker.picks["to"];
  const id = to === undefined ? "ave-prompt-drive" : to === FINISH ? "ave-prompt-drive-finish" : "ave-prompt-drive-move";
  return { id, values: { chariot, card: view.turned ?? 0 } };
}

function winners(view: AveCaesarView): string {
  const best = (view.places ?? []).flatMap((place, seat) => (place === 1 ? [FACTIONS[seat] ?? ""] : []));
  return best.map(factionName).join(", ");
}
