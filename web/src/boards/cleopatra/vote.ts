import type { Beat } from "../../motion/timeline";
import { SIDES, type CleopatraEvent, type CleopatraView, type Group, type Side } from "./view";

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

type Vote = Extract<CleopatraEvent, { event: "PatricianWon" | "VotePostponed" }>;

/** What both sides add up to at the last vote of a group among these events; null if there was none. */
export function tallyOf(beats: readonly Beat<CleopatraEvent>[], group: Group, view: CleopatraView, before: CleopatraView): Tally | null {
  const here = beats.filter(({ event }) => "group" in event && event.group === group);
  const vote = here.findLast((beat): beat is Beat<Vote> => beat.event.event === "PatricianWon" || beat.event.event === "VotePostponed");
  if (!vote) return null;
  const events = here.map(({ event }) => event);
  const cards = Object.fromEntries(SIDES.map((side) => [side, cardsAtVote(vote.event, events, side, group, view, before)])) as Record<Side, string[]>;
  return {
    sums: { caesar: sum(cards.caesar), cleopatra: sum(cards.cleopatra) },
    philosophers: { caesar: philosophers(cards.caesar), cleopatra: philosophers(cards.cleopatra) },
    winner: vote.event.event === "PatricianWon" ? vote.event.side : null,
    at: vote.at,
  };
}

/** What lies there afterwards and what was lost; a closed group is empty, so there it is what was seen before and turned up. */
function cardsAtVote(vote: Vote, events: readonly CleopatraEvent[], side: Side, group: Group, view: CleopatraView, before: CleopatraView): string[] {
  const seen = (known: CleopatraView): string[] => known.groups[group].cards[side].flatMap(({ card }) => (card === null ? [] : [card]));
  if (!events.some(({ event }) => event === "GroupClosed")) return [...seen(view), ...(vote.event === "PatricianWon" ? vote[`${side}_lost`] : [])];
  const up = before.groups[group].cards[side].flatMap(({ card, face }) => (face === "up" && card !== null ? [card] : []));
  const laid = events.flatMap((event) => (event.event === "CardLaid" && event.side === side && event.face === "up" && event.card !== null ? [event.card] : []));
  const turned = events.flatMap((event) => (event.event === "CardsTurnedUp" && event.side === side ? event.cards : []));
  return [...up, ...laid, ...turned];
}

const sum = (cards: readonly string[]): number => cards.reduce((total, card) => total + (card === "P" ? 0 : Number(card)), 0);
const philosophers = (cards: readonly string[]): number => cards.filter((card) => card === "P").length;
