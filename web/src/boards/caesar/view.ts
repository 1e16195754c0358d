import type { Side } from "../../protocol/games/caesar";
import type { Word } from "../kinds";
import box from "./data/box.json";

/** The table of CAESAR! as one viewer may know it: what the server declares, and what the pieces say of themselves. */
export type { Bonus, CaesarAction, CaesarEvent, CaesarView, Phase, Province, ProvinceView, Side, SideView, Space, SpaceView } from "../../protocol/games/caesar";

export const SIDES: readonly Side[] = ["caesar", "pompey"];

type Symbol = "sword" | "shield" | "ship" | "laurel";
const SYMBOLS: readonly Symbol[] = ["sword", "shield", "ship", "laurel"];

export interface TokenFace {
  /** As it is called in the catalogue. */
  symbol: string;
  /** One, or two for a token that goes on either. */
  symbols: readonly Symbol[];
  high: number;
  low: number;
  centurion: boolean;
}

const CENTURIONS = new Set(box.centurions);

/** A token's name is its symbol and its two values; in a box of somebody's own it may say first what sort of token it is. */
export function faceOf(token: string): TokenFace {
  const symbol = token.slice(0, -2).replace(/^(base|centurion)/, "");
  return {
    symbol,
    symbols: SYMBOLS.filter((one) => symbol.includes(one)),
    high: Number(token.at(-2)),
    low: Number(token.at(-1)),
    centurion: CENTURIONS.has(token) || token.startsWith("centurion"),
  };
}

export function otherSide(side: Side): Side {
  return side === "caesar" ? "pompey" : "caesar";
}

export function isSide(word: Word | null): word is Side {
  return word === "caesar" || word === "pompey";
}
