import { DEFAULTS, type Kit } from "../kit";
import { LENGTHS } from "./motion";
import { EMBLEMS, sideShape } from "./sides";
import type { Side } from "./view";
import { sideName } from "./words";

const OF_CRASSUS: readonly string[] = ["human", "harder", "crassus_ties", "crassus_spares", "crassus_list_ties"];
/** What is only asked where a module is played. */
const OF_MODULES: Readonly<Record<string, string>> = { centurion_taken: "centurions", bank_draw: "border_control" };

/** The kit of CAESAR!. */
export const CAESAR: Kit = {
  ...DEFAULTS,
  key: "caesar",
  rules: "C",
  sign: { icon: "eagle", body: "var(--caesar)", on: "var(--on-side)" },
  parts: () => import("./index"),
  vignette: () => import("./Vignette.svelte"),
  lengths: LENGTHS,
  sideName,
  crest: (side) => ({ icon: EMBLEMS[side as Side], shape: sideShape(side as Side, 12.5), body: `var(--${side})`, on: "var(--on-side)" }),
  groups: { solo: ["crassus", ...OF_CRASSUS], modules: ["poison", "centurions", "border_control", "box"] },
  /** Auto-Crassus sits wherever the person does not. */
  automaticSeat: (options) => (options["crassus"] === "off" ? null : options["human"] === "caesar" ? 1 : 0),
  isAsked: (option, options) =>
    (options["crassus"] !== "off" || !OF_CRASSUS.includes(option)) && options[OF_MODULES[option] ?? ""] !== "off",
};
