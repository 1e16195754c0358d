import box from "./data/box.json";

/** The table of Ave Caesar as one viewer may know it; the server builds it field by field. */
export type Faction = "russata" | "albata" | "veneta" | "prasina" | "aurata" | "purpurea";

export const FACTIONS: readonly Faction[] = ["russata", "albata", "veneta", "prasina", "aurata", "purpurea"];
export const EMBLEMS = {
  russata: "star",
  albata: "crescent",
  veneta: "dolphin",
  prasina: "leaf",
  aurata: "sun",
  purpurea: "grape",
} as const;
export const INITIALS: Readonly<Record<Faction, string>> = {
  russata: "R",
  albata: "A",
  veneta: "V",
  prasina: "P",
  aurata: "G",
  purpurea: "U",
};

export interface ChariotView {
  player: Faction | null;
  cell: string | null;
  lap: number;
  crossings: number;
  state: "racing" | "home" | "stranded";
  rank: number;
  paid: boolean;
  disqualified: boolean;
  skipped: boolean;
  hand: number;
  cards: number[] | null;
  deck: number;
  played: number[];
  points_left: number;
  way_home: number | null;
  to_spare: number | null;
  to_lane: number | null;
  laurels: number;
}

export interface AveCaesarView {
  viewer: Faction | null;
  race: number;
  races: number;
  course: string;
  direction: "clockwise" | "counter_clockwise";
  lane_cells: number;
  order: Faction[];
  chariots: Partial<Record<Faction, ChariotView>>;
  laurels: Partial<Record<Faction, number>>;
  turned_up: [Faction, number][];
  turn: Faction | null;
  still: number;
  leaders: Faction[];
  sixes_locked: Faction[];
  disqualifying: string[];
  reason: string | null;
  places: number[] | null;
}

/** The engine's word for a way that does not exist. */
export const NEVER = box.never;

export function chariotsOf(view: AveCaesarView): [Faction, ChariotView][] {
  return view.order.flatMap((name) => {
    const chariot = view.chariots[name];
    return chariot ? [[name, chariot] as [Faction, ChariotView]] : [];
  });
}

/** The chariot this viewer drives now, if it is one of theirs. */
export function drivenBy(view: AveCaesarView, me: string | null): Faction | null {
  return view.turn && me !== null && view.chariots[view.turn]?.player === me ? view.turn : null;
}
