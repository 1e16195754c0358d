import type { AveCaesarView, Chariot as Faction, ChariotView } from "../../protocol/games/ave-caesar";
import box from "./data/box.json";

/** The table of Ave Caesar as one viewer may know it: what the server declares, and what follows at a glance. */
export type { AveCaesarAction, AveCaesarEvent, AveCaesarView, Chariot as Faction, ChariotView } from "../../protocol/games/ave-caesar";

export const FACTIONS: readonly Faction[] = ["russata", "albata", "veneta", "prasina", "aurata", "purpurea"];
export const EMBLEMS = {
  russata: "star",
  albata: "crescent",
  veneta: "dolphin",
  prasina: "leaf",
  aurata: "sun",
  purpurea: "grape",
} as const;
export const INITIALS: Readonly<Record<Faction, string>> = {
  russata: "R",
  albata: "A",
  veneta: "V",
  prasina: "P",
  aurata: "G",
  purpurea: "U",
};

/** The engine's word for a way that does not exist. */
export const NEVER = box.never;

export function chariotsOf(view: AveCaesarView): [Faction, ChariotView][] {
  return view.order.flatMap((name) => {
    const chariot = view.chariots[name];
    return chariot ? [[name, chariot] as [Faction, ChariotView]] : [];
  });
}

/** The chariot this viewer drives now, if it is one of theirs, or a neutral one that was handed to them. */
export function drivenBy(view: AveCaesarView, me: string | null): Faction | null {
  return view.turn && me !== null && (view.driver ?? view.chariots[view.turn]?.player) === me ? view.turn : null;
}
