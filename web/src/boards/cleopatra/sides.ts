import { disc, lozenge } from "../shapes";
import type { Side } from "./view";

export const EMBLEMS = { caesar: "eagle", cleopatra: "ankh" } as const;

/** Caesar's pieces are round, Cleopatra's are lozenges. */
export function sideShape(side: Side, r: number): string {
  return side === "caesar" ? disc(r) : lozenge(r);
}
