import type { Action, Offer, Word } from "../kinds";
import type { Picker } from "../picker.svelte";
import { NEIGHBOURS } from "./map";
import { faceOf, type CaesarView, type Side } from "./view";

/** What a placement would show: the numbers that change, and what it fills. */
export interface Change {
  province: string;
  before: number;
  after: number;
  /** Whether no space around the province is empty then. */
  fills: boolean;
}

export interface Placement {
  token: string;
  space: string;
  toward: string;
}

export function placementOf(action: Action | undefined): Placement | null {
  if (action?.do !== "place") return null;
  return { token: String(action["token"]), space: String(action["space"]), toward: String(action["toward"]) };
}

/** The values a token shows toward the two provinces of its space. */
export function valuesToward(placement: Placement): [number, number] {
  const { high, low } = faceOf(placement.token);
  if (placement.toward === "down") return [0, 0];
  return placement.space.startsWith(placement.toward) ? [high, low] : [low, high];
}

/** The totals of both provinces before a placement, and as they would be; nothing before that is known. */
export function changesBy(view: CaesarView, side: Side, placement: Placement, then: CaesarView | null): Change[] {
  if (!then) return [];
  return placement.space.split("-").map((province) => ({
    province,
    before: view.provinces[province]?.influence[side] ?? 0,
    after: then.provinces[province]?.influence[side] ?? 0,
    fills: (NEIGHBOURS[province] ?? []).every((id) => then.spaces[id]?.owner !== null),
  }));
}

/** The table after an action, as far as that is certain and known already. */
export function tableAfter(picker: Picker, offer: Offer | null | undefined): CaesarView | null {
  return (picker.previews.of(offer?.notation)?.view ?? null) as CaesarView | null;
}

/** A placement in all its facings: who looks at one may turn the token round. */
export function allFacings(legal: readonly Offer[], placement: Placement): Offer[] {
  return legal.filter(({ action }) => action.do === "place" && action["token"] === placement.token && action["space"] === placement.space);
}

/** What Might can be used on, or which province can come first: whatever the legal actions name on the board. */
export function boardTargets(legal: readonly Offer[]): Map<string, Offer> {
  const named = legal.map((offer): [Word | undefined, Offer] => [
    offer.action.do === "might" ? offer.action["target"] : offer.action.do === "first" ? offer.action["province"] : undefined,
    offer,
  ]);
  return new Map(named.filter((pair): pair is [string, Offer] => typeof pair[0] === "string"));
}

/** The facings that are open for a token on a space, in a fixed order for turning it round. */
export function facings(legal: readonly Offer[], token: Word | undefined, space: Word | undefined): string[] {
  return legal
    .filter(({ action }) => action.do === "place" && action["token"] === token && action["space"] === space)
    .map(({ action }) => String(action["toward"]));
}

/** The spaces for a token, or for any token while none is chosen. */
export function openSpaces(legal: readonly Offer[], token: Word | undefined): Set<string> {
  const offers = legal.filter(({ action }) => action.do === "place" && (token === undefined || action["token"] === token));
  return new Set(offers.map(({ action }) => String(action["space"])));
}
