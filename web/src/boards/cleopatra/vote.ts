import type { Beat } from "../../motion/timeline";
import type { TableEvent } from "../kinds";
import { SIDES, type CleopatraView, type Group, type Side } from "./view";

/** A vote as it is shown: sums count up, the patrician walks over, lost cards fall. */
export const COUNTING = 800;
export const WALKING = 760;
export const FALLING = 900;

export interface Tally {
  sums: Record<Side, number>;
  philosophers: Record<Side, number>;
  winner: Side | null;
  at: number;
}

/** What both sides add up to at the last vote of a group among these events; null if there was none. */
export function tallyOf(beats: readonly Beat[], group: Group, view: CleopatraView, before: CleopatraView): Tally | null {
  const vote = beats.findLast(({ event }) => event["group"] === group && (event.event === "PatricianWon" || event.event === "VotePostponed"));
  if (!vote) return null;
  const events = beats.map(({ event }) => event).filter((event) => event["group"] === group);
  const cards = Object.fromEntries(SIDES.map((side) => [side, cardsAtVote(vote.event, events, side, group, view, before)])) as Record<Side, string[]>;
  return {
    sums: { caesar: sum(cards.caesar), cleopatra: sum(cards.cleopatra) },
    philosophers: { caesar: philosophers(cards.caesar), cleopatra: philosophers(cards.cleopatra) },
    winner: (vote.event["side"] ?? null) as Side | null,
    at: vote.at,
  };
}

/** What lies there afterwards and what was lost; a closed group is empty, so there it is what was seen before and turned up. */
function cardsAtVote(vote: TableEvent, events: readonly TableEvent[], side: Side, group: Group, view: CleopatraView, before: CleopatraView): string[] {
  const seen = (known: CleopatraView): string[] => known.groups[group].cards[side].flatMap(({ card }) => (card === null ? [] : [card]));
  if (!events.some(({ event }) => event === "GroupClosed")) return [...seen(view), ...((vote[`${side}_lost`] ?? []) as string[])];
  const isOpen = (event: TableEvent): boolean => event.event === "CardLaid" && event["side"] === side && event["face"] === "up";
  const up = before.groups[group].cards[side].flatMap(({ card, face }) => (face === "up" && card !== null ? [card] : []));
  const laid = events.filter(isOpen).map((event) => String(event["card"]));
  const turned = events.filter((event) => event.event === "CardsTurnedUp" && event["side"] === side).flatMap((event) => event["cards"] as string[]);
  return [...up, ...laid, ...turned];
}

const sum = (cards: readonly string[]): number => cards.reduce((total, card) => total + (card === "P" ? 0 : Number(card)), 0);
const philosophers = (cards: readonly string[]): number => cards.filter((card) => card === "P").length;
