import { has, say } from "../texts/texts.svelte";
import { AVE_CAESAR } from "./ave-caesar/kit";
import { CAESAR } from "./caesar/kit";
import { CLEOPATRA } from "./cleopatra/kit";
import type { Kit } from "./kit";
import { plainKit } from "./plain/kit";

/** The games that the client has a kit for: the one place where they are named. */
export const KITS: readonly Kit[] = [CAESAR, AVE_CAESAR, CLEOPATRA];

export const GAMES: readonly string[] = KITS.map(({ key }) => key);

/** The kit of a game; a plain one for a game that the server knows and the client does not. */
export function kitOf(game: string): Kit {
  return KITS.find(({ key }) => key === game) ?? plainKit(game);
}

/** The game that a rule belongs to, by the letter of its id; nothing where there is no rulebook to open. */
export function gameOfRule(rule: string): string | null {
  return KITS.find(({ rules }) => rule.startsWith(rules))?.key ?? null;
}

/** The name of a game; its key where nobody has written one down. */
export function gameName(game: string): string {
  return has(`game-${game}`) ? say(`game-${game}`) : game;
}
