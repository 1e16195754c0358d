import type { Word } from "../kinds";
import box from "./data/box.json";

/** The table of CAESAR! as one viewer may know it; the server builds it field by field. */
export type Side = "caesar" | "pompey";
export type Phase = "place" | "pass" | "order" | "bonus" | "take" | "crassus" | "over";
export type Bonus = "tactics" | "wealth" | "might" | "senate" | "poison" | "centurion";

export const SIDES: readonly Side[] = ["caesar", "pompey"];

export interface SpaceView {
  owner: Side | null;
  token: string | null;
  toward: [number, number];
  face: "up" | "turned" | "hidden";
  marker: Side | null;
}

export interface ProvinceView {
  bonus: Bonus | null;
  closed: boolean;
  held_by: Side | null;
  turned: boolean;
  influence: Record<Side, number>;
}

export interface SideView {
  supply: number;
  tokens: string[] | null;
  bag: number;
  markers: number;
  removed: number;
  senate: number[];
  centurions: string[];
  gains: number;
  returned: [string, number][];
  unseen: Record<string, number>;
}

export interface CaesarView {
  viewer: Side | null;
  spaces: Record<string, SpaceView>;
  provinces: Record<string, ProvinceView>;
  sides: Record<Side, SideView>;
  bank: Record<Bonus, number>;
  gone: Record<Bonus, number>;
  active: Side;
  phase: Phase;
  asked: Bonus | null;
  extra_turn: boolean;
  centurion_due: boolean;
  crassus: Side | null;
  tile: string | null;
  deck: Record<string, number>;
  winner: Side | null;
  reason: string | null;
}

export interface TokenFace {
  symbol: "sword" | "shield" | "ship" | "laurel" | "shieldship";
  high: number;
  low: number;
  centurion: boolean;
}

const CENTURIONS = new Set(box.centurions);

/** A token's name is its symbol and its two values. */
export function faceOf(token: string): TokenFace {
  return {
    symbol: token.slice(0, -2) as TokenFace["symbol"],
    high: Number(token.at(-2)),
    low: Number(token.at(-1)),
    centurion: CENTURIONS.has(token),
  };
}

export function otherSide(side: Side): Side {
  return side === "caesar" ? "pompey" : "caesar";
}

export function isSide(word: Word | null): word is Side {
  return word === "caesar" || word === "pompey";
}
