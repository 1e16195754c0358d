import type { LegalAction } from "../kinds";
import box from "./data/box.json";
import type { Influence } from "../../protocol/games/cleopatra";
import { ACTIONS, GROUPS, type CleopatraView, type Group, type Side } from "./view";

/** The set-up as a small desk: what is still to be ordered and laid, and the actions that make up the whole. */
export const PRESETS: Readonly<Record<string, readonly string[]>> = box.presets;

/** The action cards that have not been put into the reserve yet; none if somebody else orders them. */
export function unordered(view: CleopatraView, me: Side, legal: readonly LegalAction[]): string[] {
  if (!legal.some(({ action }) => action.do === "next")) return [];
  const left = new Map(ACTIONS.map((card) => [card as string, box.copies[card]]));
  for (const card of view.sides[me].order ?? []) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left].flatMap(([card, count]) => Array<string>(Math.max(0, count)).fill(card));
}

/** Groups that still wait for their first card, and the cards for them. */
export function unlaid(view: CleopatraView, me: Side): { groups: Group[]; cards: string[] } {
  const groups = GROUPS.filter((group) => view.groups[group].cards[me].length === 0);
  const laid = GROUPS.flatMap((group) => view.groups[group].cards[me].map(({ card }) => card));
  return { groups, cards: (box.values as Influence[]).filter((card) => !laid.includes(card)) };
}

/** A named order, as far as its cards are still there to be ordered. */
export function presetOrder(name: string, left: readonly string[]): string[] {
  const pool = [...left];
  return (PRESETS[name] ?? []).filter((card) => {
    const at = pool.indexOf(card);
    if (at >= 0) pool.splice(at, 1);
    return at >= 0;
  });
}

/** The own order, as far as its cards are still there, first ones having been sent; nothing if it does not fit. */
export function restOf(order: readonly string[], left: readonly string[]): string[] | null {
  const rest = order.slice(order.length - left.length);
  return [...rest].sort().join() === [...left].sort().join() ? rest : null;
}

/** What is laid out on the desk as the actions to be sent: the reserve, one card for each group, or both. The last card of
 * either finds its place by itself; to send it, too, would put an end to the plan. */
export function setUpActions(order: readonly string[], preset: string | null, groups: readonly Group[], cards: readonly string[]): string[] {
  return [
    ...(preset ? [`preset:${preset}`] : order.slice(0, -1).map((card) => `next:${card}`)),
    ...groups.slice(0, -1).map((group, i) => `${cards[i]}@${group}*`),
  ];
}
