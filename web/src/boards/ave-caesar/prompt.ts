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
  if (picker.legal.length === 0) return { id: "ave-prompt-wait", values: { chariot } };
  if (!picker.has("play")) return { id: "ave-prompt-skip", values: { chariot } };
  if (picker.selected?.action.do === "skip") return { id: "ave-prompt-skip-chosen", values: { chariot } };
  const card = picker.picks["card"];
  if (card === undefined) return { id: picker.has("skip") ? "ave-prompt-card-or-wait" : "ave-prompt-card", values: { chariot } };
  const to = picker.picks["to"];
  if (to === undefined) return { id: "ave-prompt-cell", values: { card } };
  if (to === FINISH) return { id: "ave-prompt-finish", values: { card } };
  const found = reachOf(view, courseNamed(view.course), picker.legal, card).find((reach) => reach.to === to);
  if (found?.disqualifies) return { id: "ave-prompt-out", values: { card } };
  return { id: "ave-prompt-move", values: { card, cost: found?.cost ?? 0 } };
}

function winners(view: AveCaesarView): string {
  const best = (view.places ?? []).flatMap((place, seat) => (place === 1 ? [FACTIONS[seat] ?? ""] : []));
  return best.map(factionName).join(", ");
}
