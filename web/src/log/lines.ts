import type { LogLine, Phrase } from "../protocol/messages";
import { say, type Values } from "../texts/texts.svelte";

type Value = NonNullable<Phrase["values"]>[string];

/** The sentence of a line, with the words of the box in it said as well. */
export function sayLine({ id, values }: Phrase): string {
  const said: Values = Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, word(value)]));
  return say(id, said);
}

function word(value: Value): string | number {
  if (Array.isArray(value)) return value.map(word).join(", ");
  return typeof value === "object" ? sayLine(value) : value;
}

/** Without what a later line says better. */
export function upToDate(lines: readonly LogLine[]): LogLine[] {
  const last = new Map(lines.map((line) => [line.about, line]));
  return lines.filter((line) => !line.about || last.get(line.about) === line);
}
