import { DEFAULTS, type Kit } from "../kit";
import { LENGTHS } from "./motion";
import { EMBLEMS, sideShape } from "./sides";
import type { Side } from "./view";
import { sideName } from "./words";

/** The kit of Caesar & Cleopatra. */
export const CLEOPATRA: Kit = {
  ...DEFAULTS,
  key: "cleopatra",
  rules: "K",
  sign: { icon: "ankh", body: "var(--cleopatra)", on: "var(--on-side)" },
  parts: () => import("./index"),
  vignette: () => import("./Vignette.svelte"),
  lengths: LENGTHS,
  sideName,
  crest: (side) => ({ icon: EMBLEMS[side as Side], shape: sideShape(side as Side, 12.5), body: `var(--${side})`, on: "var(--on-side)" }),
  firstTable: (me, bot) => ({ seats: [me, bot], reading: "beginners" }),
  groups: { variants: ["orgies_leave", "one_orgy_less", "two_face_down", "orgy_tickets", "action_order"] },
};
