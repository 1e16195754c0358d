import type { IconName } from "../../design/icons";
import { say } from "../../texts/texts.svelte";

/** The words of the box, found in the catalogue. */
export const CARD_ICONS: Readonly<Record<string, IconName>> = {
  P: "philosopher",
  assassination: "dagger",
  spy: "eye",
  castling: "castling",
  scout: "torch",
  wrath: "thunderbolt",
  veto: "hand",
};
export const VOTE_ICONS: Readonly<Record<string, IconName>> = {
  senators: "temple",
  praetors: "scales",
  quaestors: "denarius",
  censors: "tablet",
  aediles: "amphora",
  orgy: "goblet",
  shuffle: "turn",
};

export const sideName = (side: string): string => say(`cleo-side-${side}`);
export const groupName = (group: string): string => say(`cleo-group-${group}`);
export const voteName = (card: string): string => say(`cleo-vote-${card}`);
export const cardName = (card: string): string => (/^\d$/.test(card) ? card : say(`cleo-card-${card}`));
