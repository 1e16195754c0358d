import type { Side } from "../../protocol/games/caesar";
import type { Word } from "../kinds";
import box from "./data/box.json";

/** The table of CAESAR! as one viewer may know it: what the server declares, and what the pieces say of themselves. */
export type { Bonus, CaesarAction, CaesarEvent, CaesarView, Phase, Province, ProvinceView, Side, SideView, Space, SpaceView, Token } from "../../protocol/games/caesar";

export const SIDES: readonly Side[] = ["caesar", "pompey"];

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
