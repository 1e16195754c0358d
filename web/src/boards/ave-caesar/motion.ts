import type { Lengths } from "../../motion/timeline";

/** How long each thing takes to show, in milliseconds at the ordinary pace. */
export const LENGTHS: Lengths = {
  CardPlayed: 200,
  CardTurned: 300,
  ChariotMoved: 900,
  DenariusPaid: 1200,
  ChariotDisqualified: 600,
  ChariotFinished: 900,
  ChariotStranded: 500,
};
