import type { Component } from "svelte";
import type { IconName } from "../design/icons";
import type { Lengths } from "../motion/timeline";
import type { CreateTable, SeatWish } from "../protocol/messages";
import type { Sentence } from "./kinds";
import type { Picker } from "./picker.svelte";

/** What a table is made of. Each game has its own view; the parts of a game agree among themselves. */
export interface Parts {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<any>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Hand: Component<any>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Panel: Component<any>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  promptOf: (view: any, picker: Picker, me: string | null) => Sentence;
}

/** The sign of a side: an emblem on a shape that is drawn around the origin, 25 wide, and their colours. */
export interface CrestLook {
  icon: IconName;
  shape: string;
  body: string;
  on: string;
}

/** The sign of a game in a list. */
export interface Sign {
  icon: IconName;
  body: string;
  on: string;
}

export type Values = Readonly<Record<string, string>>;

/** All that the client knows of one game. What is heavy is fetched when somebody looks at it. */
export interface Kit {
  readonly key: string;
  /** The letter by which the ids of its rules begin; empty where there is no rulebook. */
  readonly rules: string;
  readonly sign: Sign;
  readonly parts: () => Promise<Parts>;
  readonly vignette: () => Promise<{ default: Component }>;
  /** How long each event takes to show. */
  readonly lengths: Lengths;
  readonly sideName: (side: string) => string;
  readonly crest: (side: string) => CrestLook;
  /** A first table against bots: short, and without anything that has to be learned first. */
  readonly firstTable: (me: SeatWish, bot: SeatWish) => Pick<CreateTable, "seats" | "options" | "reading">;
  /** Where each option stands on the page of a new table; one that is not named here stands among the readings. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** The seat that the rules play with these options, if there is one. */
  readonly automaticSeat: (options: Values) => number | null;
  /** Whether an option means anything beside the others. */
  readonly isAsked: (option: string, options: Values) => boolean;
  /** Options that do not go with so many seats. */
  readonly unfit: (seats: number) => readonly string[];
}

/** What holds for any game that says nothing else. */
export const DEFAULTS = {
  lengths: {},
  firstTable: (me, bot) => ({ seats: [me, bot] }),
  groups: {},
  automaticSeat: () => null,
  isAsked: () => true,
  unfit: () => [],
} satisfies Partial<Kit>;
