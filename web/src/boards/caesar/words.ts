import type { IconName } from "../../design/icons";
import { say } from "../../texts/texts.svelte";
import { faceOf, type Bonus, type Side } from "./view";

/** The words of the box, found in the catalogue. */
export const BONUS_ICONS: Readonly<Record<Bonus, IconName>> = {
  tactics: "scroll",
  wealth: "amphora",
  might: "spears",
  senate: "temple",
  poison: "vial",
  centurion: "helmet",
};

export const provinceName = (id: string): string => say(`caesar-province-${id}`);
export const bonusName = (bonus: Bonus | string): string => say(`caesar-bonus-${bonus}`);
export const symbolName = (symbol: string): string => say(`caesar-symbol-${symbol}`);
export const sideName = (side: Side | string): string => say(`caesar-side-${side}`);

export function tokenName(token: string): string {
  const { symbol, high, low, centurion } = faceOf(token);
  return say("caesar-token", { symbol: symbolName(symbol), high, low, centurion: centurion ? "yes" : "no" });
}

export function spaceName(space: string): string {
  const [first = "", second = ""] = space.split("-");
  return say("caesar-space", { first: provinceName(first), second: provinceName(second) });
}
