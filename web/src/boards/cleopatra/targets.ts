import type { LegalAction } from "../kinds";
import type { Picks } from "../picking";
import { fitting } from "../picking";
import { ACTION_CARDS, type Group } from "./view";

/** What the board offers for the card in hand: whole groups, or single cards of the opponent. */

/** The card that has been taken up: an action by its name, influence by its value. */
export function cardInHand(picks: Picks): string | null {
  const verb = String(picks["do"] ?? "");
  if (ACTION_CARDS.has(verb)) return verb;
  const card = picks["card"];
  return card === undefined ? null : String(card);
}

/** Groups that can be chosen next. Castling names two; the first of them narrows what is left for the second. */
export function openGroups(legal: readonly LegalAction[], picks: Picks): Set<Group> {
  const verb = picks["do"];
  if (verb === "castling") return castlingGroups(legal, picks["first"] as Group | undefined);
  if (verb === "assassination" || verb === undefined) return new Set();
  const { group: _, ...others } = picks;
  return new Set(fitting(legal, others).flatMap(({ action }) => (action["group"] === undefined ? [] : [action["group"] as Group])));
}

function castlingGroups(legal: readonly LegalAction[], first: Group | undefined): Set<Group> {
  const pairs = legal.filter(({ action }) => action.do === "castling").map(({ action }) => [action["first"], action["second"]] as [Group, Group]);
  const open = first === undefined ? pairs : pairs.filter((pair) => pair.includes(first));
  return new Set(open.flat());
}

/** The Castling of two groups, named in either order. */
export function castlingOf(legal: readonly LegalAction[], one: Group, two: Group): LegalAction | undefined {
  return legal.find(({ action }) => {
    const pair = [action["first"], action["second"]];
    return action.do === "castling" && pair.includes(one) && pair.includes(two) && one !== two;
  });
}

/** Cards that an Assassination can strike, as `group.card`. */
export function openVictims(legal: readonly LegalAction[], picks: Picks): Set<string> {
  if (picks["do"] !== "assassination") return new Set();
  const victims = legal.filter(({ action }) => action.do === "assassination");
  return new Set(victims.map(({ action }) => `${action["group"]}.${action["card"]}`));
}

/** How a card of the hand can be used now, in the order of the buttons. */
export type Use = "down" | "up" | "swap" | "play" | "take" | "next";

export function usesOf(legal: readonly LegalAction[], card: string): Use[] {
  const uses = legal.flatMap(({ action }): Use[] => {
    if (action.do === "lay" && action["card"] === card) return [action["face"] === "up" ? "up" : "down"];
    if (action.do === "swap" && action["card"] === card) return ["swap"];
    if (action.do === card && card !== "veto") return ["play"];
    return [];
  });
  return (["down", "up", "play", "swap"] as const).filter((use) => uses.includes(use));
}

/** The picks that begin a use. */
export function picksFor(card: string, use: Use): Picks {
  if (use === "swap") return { do: "swap", card };
  if (use === "play") return { do: card };
  return { do: "lay", card, face: use };
}
