import type { Action, LegalAction, Word } from "../kinds";
import type { Picker } from "../picker.svelte";
import { NEIGHBOURS } from "./map";
import { faceOf, type CaesarView, type Province, type Side } from "./view";

/** What a placement would show: the numbers that change, and what it fills. */
export interface Change {
  province: Province;
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
  return (placement.space.split("-") as Province[]).map((province) => ({
    province,
    before: view.provinces[province].influence[side],
    after: then.provinces[province].influence[side],
    fills: (NEIGHBOURS[province] ?? []).every((id) => then.spaces[id].owner !== null),
  }));
}

/** The table after an action, as far as that is certain and known already. */
export function tableAfter(picker: Picker, offer: LegalAction | null | undefined): CaesarView | null {
  return (picker.previews.of(offer?.notation)?.view ?? null) as CaesarView | null;
}

/** A placement in all its facings: who looks at one may turn the token round. */
export function allFacings(legal: readonly LegalAction[], placement: Placement): LegalAction[] {
  return legal.filter(({ action }) => action.do === "place" && action["token"] === placement.token && action["space"] === placement.space);
}

/** What Might can be used on, or which province can come first: whatever the legal actions name on the board. */
export function boardTargets(legal: readonly LegalAction[]): Map<string, LegalAction> {
  const named = legal.map((move): [Word | undefined, LegalAction] => [
    move.action.do === "might" ? move.action["target"] : move.action.do === "first" ? move.action["province"] : undefined,
    move,
  ]);
  return new Map(named.filter((pair): pair is [string, LegalAction] => typeof pair[0] === "string"));
}

/** The facings that are open for a token on a space, in a fixed order for turning it round. */
export function facings(legal: readonly LegalAction[], token: Word | undefined, space: Word | undefined): string[] {
  return legal
    .filter(({ action }) => action.do === "place" && action["token"] === token && action["space"] === space)
    .map(({ action }) => String(action["toward"]));
}

/** The spaces for a token, or for any token while none is chosen. */
export function openSpaces(legal: readonly LegalAction[], token: Word | undefined): Set<string> {
  const placements = legal.filter(({ action }) => action.do === "place" && (token === undefined || action["token"] === token));
  return new Set(placements.map(({ action }) => String(action["space"])));
}
