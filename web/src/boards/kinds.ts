/** What every board is fed with: plain data from outside, and nothing it could work out rules from. */

export type Word = string | number;

export interface Action {
  readonly do: string;
  readonly [field: string]: Word;
}

/** One legal action, by its notation. */
export interface LegalAction {
  readonly notation: string;
  readonly action: Action;
}

/** Something that looks playable but is not, and the rule that forbids it. */
export interface Refusal {
  readonly subject: string;
  readonly rule: string;
}

export interface TableEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** The prompt: the id of a sentence and what to put into it. */
export interface Sentence {
  readonly id: string;
  readonly values?: Record<string, Word>;
}

export type Point = readonly [number, number];
