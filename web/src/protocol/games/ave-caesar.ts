// Made by tools/make_states.py from src/triumvir/games/ave_caesar. Do not edit.

export type Chariot = "russata" | "albata" | "veneta" | "prasina" | "aurata" | "purpurea";
export type Direction = "clockwise" | "counter_clockwise";
export type State = "racing" | "home" | "stranded";
export type Halt = "no_way" | "only_sixes" | "lane_taken";
export type Reason = "laurels" | "shared_laurels" | "no_laurels";

export interface ChariotView {
  /** The side that drives it; nobody drives a neutral chariot. */
  player: Chariot | null;
  cell: string | null;
  lap: number;
  crossings: number;
  state: State;
  rank: number;
  paid: boolean;
  disqualified: boolean;
  skipped: boolean;
  hand: number;
  /** The cards in hand, as far as the viewer may see them. */
  cards: number[] | null;
  deck: number;
  /** How often each card was played. */
  played: number[];
  points_left: number;
  way_home: number | null;
  to_spare: number | null;
  to_lane: number | null;
  laurels: number;
}

export interface AveCaesarView {
  viewer: Chariot | null;
  race: number;
  races: number;
  course: string;
  direction: Direction;
  lane_cells: number;
  order: Chariot[];
  chariots: Partial<Record<Chariot, ChariotView>>;
  laurels: Partial<Record<Chariot, number>>;
  turned_up: [Chariot, number][];
  turn: Chariot | null;
  /** Who drives the neutral chariot in turn; nobody when a player's own chariot is. [A7.1] */
  driver: Chariot | null;
  /** The card with which it is driven. [A7.1] */
  turned: number | null;
  /** Why the own chariot in turn may or must skip. [A3.3, A4.4, A5.4] */
  halt: Halt | null;
  still: number;
  leaders: Chariot[];
  sixes_locked: Chariot[];
  disqualifying: string[];
  reason: Reason | null;
  places: number[] | null;
}

export interface RaceBegan {
  event: "RaceBegan";
  race: number;
  course: string;
  direction: Direction;
  order: Chariot[];
  cells: string[];
}

export interface CardDrawn {
  event: "CardDrawn";
  chariot: Chariot;
  player: Chariot;
  card: number | null;
}

export interface TurnBegan {
  event: "TurnBegan";
  chariot: Chariot;
  player: Chariot;
  halt: Halt | null;
}

export interface CardPlayed {
  event: "CardPlayed";
  chariot: Chariot;
  card: number;
}

export interface CardTurned {
  event: "CardTurned";
  chariot: Chariot;
  card: number;
}

export interface ReinsTaken {
  event: "ReinsTaken";
  chariot: Chariot;
  player: Chariot;
  card: number;
}

export interface ChariotMoved {
  event: "ChariotMoved";
  chariot: Chariot;
  to: string;
  path: string[];
  crossed: boolean;
}

export interface TurnSkipped {
  event: "TurnSkipped";
  chariot: Chariot;
  player: Chariot;
  halt: Halt | null;
  is_plain: boolean;
}

export interface CardDiscarded {
  event: "CardDiscarded";
  chariot: Chariot;
}

export interface NeutralBlocked {
  event: "NeutralBlocked";
  chariot: Chariot;
}

export interface DenariusPaid {
  event: "DenariusPaid";
  chariot: Chariot;
}

export interface ChariotDisqualified {
  event: "ChariotDisqualified";
  chariot: Chariot;
}

export interface ChariotFinished {
  event: "ChariotFinished";
  chariot: Chariot;
  path: string[];
  laurels: number;
}

export interface ChariotStranded {
  event: "ChariotStranded";
  chariot: Chariot;
}

export interface RaceEnded {
  event: "RaceEnded";
  race: number;
  result: Chariot[];
}

export interface GameEnded {
  event: "GameEnded";
  reason: Reason;
  places: number[];
}

export type AveCaesarEvent =
  | RaceBegan
  | CardDrawn
  | TurnBegan
  | CardPlayed
  | CardTurned
  | ReinsTaken
  | ChariotMoved
  | TurnSkipped
  | CardDiscarded
  | NeutralBlocked
  | DenariusPaid
  | ChariotDisqualified
  | ChariotFinished
  | ChariotStranded
  | RaceEnded
  | GameEnded;

export interface PlayCard {
  do: "play";
  card: number;
  to: string;
}

export interface Skip {
  do: "skip";
}

export type AveCaesarAction = PlayCard | Skip;
