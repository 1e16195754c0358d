import { DEFAULTS, type Kit } from "../kit";
import { TABLET } from "../shapes";
import { LENGTHS } from "./motion";
import { EMBLEMS, type Faction } from "./view";
import { factionName } from "./words";

/** Chariots in all: with more seats than half of them, nobody drives two. */
const MOST_WITH_TWO_CHARIOTS = 3;

/** The kit of Ave Caesar. */
export const AVE_CAESAR: Kit = {
  ...DEFAULTS,
  key: "ave-caesar",
  rules: "A",
  sign: { icon: "laurel", body: "var(--leaf)", on: "var(--paper)" },
  parts: () => import("./index"),
  vignette: () => import("./Vignette.svelte"),
  lengths: LENGTHS,
  sideName: factionName,
  crest: (side) => ({ icon: EMBLEMS[side as Faction], shape: TABLET, body: `var(--${side})`, on: `var(--on-${side})` }),
  firstTable: (me, bot) => ({ seats: [me, bot, bot, bot], options: { races: "1" } }),
  groups: { course: ["races", "course", "other_course", "direction"], variants: ["neutral", "neutral_drivers", "chariots"] },
  isAsked: (option, options) => option !== "neutral_drivers" || (options["neutral"] ?? "0") !== "0",
  unfit: (seats) => (seats > MOST_WITH_TWO_CHARIOTS ? ["chariots"] : []),
};
