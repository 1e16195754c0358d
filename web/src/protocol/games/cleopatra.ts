// Made by tools/make_states.py from src/triumvir/games/cleopatra. Do not edit.

export type ActionCard = "assassination" | "spy" | "castling" | "scout" | "wrath" | "veto";
export type Back = "influence" | "action" | "either";
export type Preset = "guarded" | "scheming" | "storming";
export type Side = "caesar" | "cleopatra";
export type Group = "senators" | "praetors" | "quaestors" | "censors" | "aediles";
export type Card =
  | "P"
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "assassination"
  | "spy"
  | "castling"
  | "scout"
  | "wrath"
  | "veto";
export type Influence = "P" | "1" | "2" | "3" | "4" | "5";
export type Reserve = "influence" | "action";
export type Vote = "senators" | "praetors" | "quaestors" | "censors" | "aediles" | "orgy" | "shuffle";
export type Phase =
  | "set_up"
  | "start"
  | "lay"
  | "second"
  | "after"
  | "veto"
  | "spying"
  | "castle"
  | "replace"
  | "exchange"
  | "draw"
  | "ticket"
  | "over";
export type Face = "up" | "down";
export type Reason = "all_patricians" | "exhausted" | "lone_blocked" | "lone_pass" | "mutual_block" | "six_passes";

export interface CardView {
  /** Unknown where a card of somebody else lies face down. */
  card: Influence | null;
  face: Face;
  castled: boolean;
}

export interface GroupView {
  patricians: number;
  won: Record<Side, number>;
  cards: Record<Side, CardView[]>;
}

export interface Score {
  patricians: number;
  majorities: number;
  whole: number;
  bonus: number | null;
  total: number;
}

export interface SideView {
  hand_size: number;
  /** The own hand; of others nothing but what is `known`. */
  hand: Card[] | null;
  /** Backs tell the two sorts of cards apart, unless cards are exchanged hidden. */
  influence_in_hand: number | null;
  reserves: Record<Reserve, number>;
  /** The own action reserve from the top, if its owner has ordered it. */
  order: Card[] | null;
  discards: Record<Card, number>;
  unseen_discards: Record<Back, number>;
  /** The cards behind the own unseen discards. */
  put_away: Card[] | null;
  bonus: Group | null;
  tickets: number;
  steps: number;
  /** Of others: cards that are certainly still in hand. */
  known: Card[] | null;
  seen: Record<Card, number>;
  still_out: Record<Card, number>;
  score: Score;
}

export interface AsideView {
  left: number;
  moved: number;
  undecided: Influence[] | null;
  moves: [Influence, Group][] | null;
}

export interface Votes {
  pile: Record<Vote, number>;
  discards: Record<Vote, number>;
  revealed: Vote | null;
  odds: Partial<Record<Vote, [number, number]>>;
  long_run: [number, number];
}

export interface Announced {
  action: ActionCard;
  group: Group | null;
  second: Group | null;
  card: Influence | null;
}

export interface CleopatraView {
  viewer: Side | null;
  groups: Record<Group, GroupView>;
  sides: Record<Side, SideView>;
  votes: Votes;
  active: Side;
  asked: Side;
  phase: Phase;
  alone: boolean;
  acted: boolean;
  laid_up: number;
  laid_down: number;
  due: number;
  swapped: number;
  passes: number;
  announced: Announced | null;
  aside: AsideView;
  winner: Side | null;
  reason: Reason | null;
}

export interface DeckOrdered {
  event: "DeckOrdered";
  side: Side;
  cards: Card[] | null;
}

export interface BonusDealt {
  event: "BonusDealt";
  side: Side;
  group: Group | null;
}

export interface StartingHandTaken {
  event: "StartingHandTaken";
  side: Side;
}

export interface TurnBegan {
  event: "TurnBegan";
  side: Side;
  alone: boolean;
}

export interface LonePhaseBegan {
  event: "LonePhaseBegan";
  side: Side;
}

export interface Asked {
  event: "Asked";
  side: Side;
  phase: Phase;
  due: number;
}

export interface TurnCutShort {
  event: "TurnCutShort";
  side: Side;
}

export interface Passed {
  event: "Passed";
  side: Side;
}

export interface CardLaid {
  event: "CardLaid";
  side: Side;
  group: Group;
  card: Card | null;
  face: Face;
}

export interface CardDrawn {
  event: "CardDrawn";
  side: Side;
  reserve: Reserve;
  card: Card | null;
}

export interface DrawDeclined {
  event: "DrawDeclined";
  side: Side;
}

export interface CardExchanged {
  event: "CardExchanged";
  side: Side;
  card: Card | null;
  back: Back | null;
  shows: "backs" | "hidden" | "open";
}

export interface ActionAnnounced {
  event: "ActionAnnounced";
  side: Side;
  action: ActionCard;
  group: Group | null;
  second: Group | null;
  card: Card | null;
}

export interface VetoHeld {
  event: "VetoHeld";
  side: Side;
  held: boolean;
}

export interface ActionVetoed {
  event: "ActionVetoed";
  side: Side;
}

export interface ActionAllowed {
  event: "ActionAllowed";
  side: Side;
}

export interface HandShown {
  event: "HandShown";
  side: Side;
  cards: Card[] | null;
}

export interface CardTaken {
  event: "CardTaken";
  side: Side;
  card: Card;
}

export interface CardAssassinated {
  event: "CardAssassinated";
  side: Side;
  group: Group;
  card: Card;
}

export interface CardsPickedUp {
  event: "CardsPickedUp";
  side: Side;
  first: Group;
  second: Group;
}

export interface CardMoved {
  event: "CardMoved";
  side: Side;
  card: Card | null;
  group: Group | null;
}

export interface CardsLaidOut {
  event: "CardsLaidOut";
  side: Side;
  first: Group;
  second: Group;
  at_first: number;
  at_second: number;
}

export interface CardsTurnedUp {
  event: "CardsTurnedUp";
  side: Side;
  group: Group;
  cards: Card[];
}

export interface GroupStruck {
  event: "GroupStruck";
  group: Group;
  caesar: Influence[];
  cleopatra: Influence[];
}

export interface VoteCardTurned {
  event: "VoteCardTurned";
  card: Vote;
}

export interface VoteCardSettled {
  event: "VoteCardSettled";
  card: Vote;
  fate: "discarded" | "removed" | "shuffled";
}

export interface TicketGained {
  event: "TicketGained";
  side: Side;
}

export interface TicketSpent {
  event: "TicketSpent";
  side: Side;
}

export interface VotePostponed {
  event: "VotePostponed";
  group: Group;
  extraordinary: boolean;
}

export interface PatricianWon {
  event: "PatricianWon";
  group: Group;
  side: Side;
  extraordinary: boolean;
  caesar_lost: Influence[];
  cleopatra_lost: Influence[];
}

export interface GroupClosed {
  event: "GroupClosed";
  group: Group;
}

export interface GameEnded {
  event: "GameEnded";
  winner: Side | null;
  reason: Reason;
  caesar_bonus: Group;
  cleopatra_bonus: Group;
}

export type CleopatraEvent =
  | DeckOrdered
  | BonusDealt
  | StartingHandTaken
  | TurnBegan
  | LonePhaseBegan
  | Asked
  | TurnCutShort
  | Passed
  | CardLaid
  | CardDrawn
  | DrawDeclined
  | CardExchanged
  | ActionAnnounced
  | VetoHeld
  | ActionVetoed
  | ActionAllowed
  | HandShown
  | CardTaken
  | CardAssassinated
  | CardsPickedUp
  | CardMoved
  | CardsLaidOut
  | CardsTurnedUp
  | GroupStruck
  | VoteCardTurned
  | VoteCardSettled
  | TicketGained
  | TicketSpent
  | VotePostponed
  | PatricianWon
  | GroupClosed
  | GameEnded;

export interface LayCard {
  do: "lay";
  card: Card;
  group: Group;
  face: Face;
}

export interface Assassinate {
  do: "assassination";
  card: Card;
  group: Group;
}

export interface PlayCastling {
  do: "castling";
  first: Group;
  second: Group;
}

export interface PlayAtGroup {
  do: "scout" | "wrath";
  group: Group;
}

export interface ChooseCard {
  do: "take" | "swap" | "next";
  card: Card;
}

export interface MoveCard {
  do: "move";
  card: Card;
  group: Group;
}

export interface DrawCard {
  do: "draw";
  reserve: Reserve;
}

export interface ChoosePreset {
  do: "preset";
  preset: Preset;
}

export interface Answer {
  do: "spy" | "veto" | "allow" | "decline" | "enough" | "pass" | "finish" | "spend" | "keep";
}

export type CleopatraAction =
  | LayCard
  | Assassinate
  | PlayCastling
  | PlayAtGroup
  | ChooseCard
  | MoveCard
  | DrawCard
  | ChoosePreset
  | Answer;
