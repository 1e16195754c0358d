import type { Lengths } from "../../motion/timeline";

/** How long each thing takes to show, in milliseconds at the ordinary pace. */
export const LENGTHS: Lengths = {
  TileTurned: 500,
  CrassusAimed: 900,
  TokenPlaced: 360,
  BankDrawn: 300,
  BankLeft: 160,
  ProvinceClosed: 700,
  ProvinceHeld: 320,
  ProvinceTied: 320,
  BorderMarked: 240,
  SenateKept: 300,
  BonusUsed: 200,
  TokenTurned: 300,
  MarkerTurned: 300,
  TokenDrawn: 160,
  DrawSkipped: 160,
};
