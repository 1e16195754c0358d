import type { Lengths } from "../../motion/timeline";
import { COUNTING, FALLING, WALKING } from "./vote";

/** How long each thing takes to show, in milliseconds at the ordinary pace. */
export const LENGTHS: Lengths = {
  CardLaid: 260,
  CardDrawn: 180,
  ActionAnnounced: 500,
  ActionVetoed: 600,
  CardAssassinated: 500,
  CardsLaidOut: 400,
  GroupStruck: 700,
  VoteCardTurned: 700,
  CardsTurnedUp: 500,
  VotePostponed: COUNTING + 400,
  PatricianWon: COUNTING + WALKING + FALLING,
  GroupClosed: 500,
};
