import type { Kit } from "../boards/kit";
import type { OptionInfo } from "../protocol/messages";
import { has, say } from "../texts/texts.svelte";

export interface OptionGroup {
  name: string;
  options: OptionInfo[];
}

/** The options as a game's kit groups them; all others stand among the readings. One value is nothing to choose from. */
export function grouped(offered: readonly OptionInfo[], groups: Kit["groups"]): OptionGroup[] {
  const options = offered.filter(({ values }) => values.length > 1);
  const named = Object.entries(groups).map(([name, words]) => ({ name, options: options.filter((option) => words.includes(option.name)) }));
  const rest = options.filter((option) => !Object.values(groups).flat().includes(option.name));
  return [...named, { name: "readings", options: rest }].filter((group) => group.options.length > 0);
}

export function isSwitch({ values }: OptionInfo): boolean {
  return values.length === 2 && values.includes("on") && values.includes("off");
}

// ---- in words; what people added to a server, such as a course, is called by its name ----

export function optionName(game: string, option: string): string {
  const key = `${game}-${option}`;
  return has(`option-${key}`) ? say(`option-${key}`) : option;
}

export function valueName(game: string, option: OptionInfo, value: string): string {
  const key = `${game}-${option.name}-${value}`;
  if (has(`value-${key}`)) return say(`value-${key}`);
  return isSwitch(option) ? say(`value-${value}`) : value;
}

/** One sentence on what an option changes; nothing where there is none. */
export function whatChanges(game: string, option: string): string {
  const key = `${game}-${option}`;
  return has(`explain-${key}`) ? say(`explain-${key}`) : "";
}

export function readingName(reading: string): string {
  return has(`reading-${reading}`) ? say(`reading-${reading}`) : reading;
}

/** Every option that a reading sets, with its value. */
export function whatIsSet(game: string, options: readonly OptionInfo[], values: Readonly<Record<string, string>>): string {
  const set = options.filter(({ name }) => values[name] !== undefined);
  const items = set.map((option) => say("sets-item", { option: optionName(game, option.name), value: valueName(game, option, values[option.name] ?? "") }));
  return items.join("; ") || say("sets-nothing");
}
