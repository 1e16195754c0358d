import type { OptionInfo } from "../protocol/messages";

/** Where each option stands on the page; one that is not named here stands among the readings. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  solo: ["crassus", "human", "harder", "crassus_ties", "crassus_spares"],
  modules: ["poison", "centurions", "border_control"],
  course: ["races", "course", "other_course", "direction"],
  variants: ["neutral", "chariots", "orgies_leave", "one_orgy_less", "two_face_down", "orgy_tickets", "action_order"],
};

export interface OptionGroup {
  name: string;
  options: OptionInfo[];
}

export function grouped(options: readonly OptionInfo[]): OptionGroup[] {
  const named = Object.entries(GROUPS).map(([name, words]) => ({ name, options: options.filter((option) => words.includes(option.name)) }));
  const rest = options.filter((option) => !Object.values(GROUPS).flat().includes(option.name));
  return [...named, { name: "readings", options: rest }].filter((group) => group.options.length > 0);
}

export function isSwitch({ values }: OptionInfo): boolean {
  return values.length === 2 && values.includes("on") && values.includes("off");
}
