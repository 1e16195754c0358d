import type { TableEvent, Word } from "../boards/kinds";

/** One line of the log: a sentence by its id, the rule behind it, and how it looks. */
export interface Line {
  id: string;
  values: Record<string, Word>;
  rule: string;
  look: "turn" | "plain" | "great";
}

export type LineMaker = (event: TableEvent) => Line | null;
export type Lines = Readonly<Record<string, LineMaker>>;

export const text = (event: TableEvent, field: string): string => String(event[field] ?? "");
export const number = (event: TableEvent, field: string): number => Number(event[field] ?? 0);
export const list = (event: TableEvent, field: string): string[] => (event[field] as string[] | null) ?? [];

export function line(id: string, rule: string, values: Record<string, Word> = {}, look: Line["look"] = "plain"): Line {
  return { id, rule, values, look };
}

/** Questions are told by the prompt, not by the log. */
export const silent: LineMaker = () => null;
