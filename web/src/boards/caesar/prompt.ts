import type { Sentence } from "../kinds";
import type { Picker } from "../picker.svelte";
import { changesBy, placementOf, tableAfter } from "./preview";
import type { CaesarView, Province, Side } from "./view";
import { bonusName, provinceName, sideName, spaceName, tokenName } from "./words";

/** What is asked of this viewer now, in one sentence. */
export function promptOf(view: CaesarView, picker: Picker, me: string | null): Sentence {
  if (view.phase === "over") {
    return { id: "caesar-prompt-over", values: { side: sideName(view.winner ?? ""), reason: view.reason ?? "" } };
  }
  if (picker.legal.length === 0) {
    return view.active === view.crassus
      ? { id: "caesar-prompt-crassus" }
      : { id: "caesar-prompt-wait", values: { side: sideName(view.active) } };
  }
  if (view.phase === "place") return placingPrompt(view, picker, me);
  if (view.phase === "order") return orderPrompt(view, picker);
  if (view.phase === "bank") return { id: "caesar-prompt-bank" };
  if (view.phase === "bonus") return bonusPrompt(view, picker);
  if (view.phase === "take") {
    const token = picker.picks["token"];
    return token === undefined
      ? { id: "caesar-prompt-take" }
      : { id: "caesar-prompt-take-this", values: { token: tokenName(String(token)) } };
  }
  return { id: view.phase === "pass" ? "caesar-prompt-pass" : "caesar-prompt-crassus" };
}

function placingPrompt(view: CaesarView, picker: Picker, me: string | null): Sentence {
  const { token, space } = picker.picks;
  if (token === undefined) return { id: space === undefined ? "caesar-prompt-token" : "caesar-prompt-token-here" };
  const placement = placementOf(picker.selected?.action);
  if (!placement) return { id: "caesar-prompt-space", values: { token: tokenName(String(token)) } };
  if (placement.toward === "down") return { id: "caesar-prompt-down", values: { space: spaceName(placement.space) } };
  const [one, two] = changesBy(view, (me ?? view.active) as Side, placement, tableAfter(picker, picker.selected));
  if (!one || !two) return { id: "caesar-prompt-space", values: { token: tokenName(String(token)) } };
  const filled = [one, two].filter((change) => change.fills).map((change) => provinceName(change.province));
  const values = {
    first: provinceName(one.province), second: provinceName(two.province),
    before1: one.before, after1: one.after, before2: two.before, after2: two.after,
    province: filled.join(", "),
  };
  return { id: filled.length > 0 ? "caesar-prompt-closes" : "caesar-prompt-changes", values };
}

/** Which province is resolved first; or, of two closed together, which bonus token takes effect first. */
function orderPrompt(view: CaesarView, picker: Picker): Sentence {
  const province = picker.picks["province"];
  if (Object.keys(view.in_hand).length > 0) {
    const bonus = view.in_hand[province as Province];
    return bonus ? { id: "caesar-prompt-order-bonus-this", values: { bonus: bonusName(bonus) } } : { id: "caesar-prompt-order-bonus" };
  }
  return province === undefined
    ? { id: "caesar-prompt-order" }
    : { id: "caesar-prompt-order-this", values: { province: provinceName(String(province)) } };
}

function bonusPrompt(view: CaesarView, picker: Picker): Sentence {
  const target = picker.picks["target"];
  if (target !== undefined) {
    const name = String(target);
    return name.includes("-")
      ? { id: "caesar-prompt-might-token", values: { space: spaceName(name) } }
      : { id: "caesar-prompt-might-marker", values: { province: provinceName(name) } };
  }
  const bonus = view.asked ?? "tactics";
  return { id: `caesar-prompt-bonus-${bonus}`, values: { bonus: bonusName(bonus) } };
}
