import { disc, hexagon } from "../shapes";
import type { Side } from "./view";

export const EMBLEMS = { caesar: "eagle", pompey: "trident" } as const;

/** Caesar's pieces are round, Pompey's have six corners. */
export function sideShape(side: Side, r: number): string {
  return side === "caesar" ? disc(r) : hexagon(r);
}
