import type { Kit } from "../boards/kit";
import type { OptionInfo } from "../protocol/messages";

export interface OptionGroup {
  name: string;
  options: OptionInfo[];
}

/** The options as a game's kit groups them; all others stand among the readings. */
export function grouped(options: readonly OptionInfo[], groups: Kit["groups"]): OptionGroup[] {
  const named = Object.entries(groups).map(([name, words]) => ({ name, options: options.filter((option) => words.includes(option.name)) }));
  const rest = options.filter((option) => !Object.values(groups).flat().includes(option.name));
  return [...named, { name: "readings", options: rest }].filter((group) => group.options.length > 0);
}

export function isSwitch({ values }: OptionInfo): boolean {
  return values.length === 2 && values.includes("on") && values.includes("off");
}
