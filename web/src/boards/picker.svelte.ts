import type { LegalAction, Word } from "./kinds";
import { Previews } from "./previews.svelte";
import { choicesFor, fitting, without, withPick, type Picks } from "./picking";

/** The choice in progress at a table, shared by board, hand and prompt. */
export class Picker {
  legal = $state.raw<readonly LegalAction[]>([]);
  picks = $state.raw<Picks>({});

  fitting = $derived(fitting(this.legal, this.picks));
  /** The action that would be confirmed; nothing before the choice is complete. */
  selected = $derived<LegalAction | null>(
    Object.keys(this.picks).length > 0 && this.fitting.length === 1 ? (this.fitting[0] ?? null) : null,
  );

  /** Several actions laid out together, such as a whole set-up: they are sent one after the other as each becomes legal. */
  draft = $state.raw<readonly string[]>([]);
  isReady = $derived(this.selected !== null || this.draft.length > 0);

  /** What actions are certain to do. */
  readonly previews = new Previews();

  /** New legal actions put an end to the choice. */
  reset(legal: readonly LegalAction[]): void {
    this.legal = legal;
    this.picks = {};
    this.draft = [];
  }

  /** What is to be done: one action, or all steps of a draft. */
  confirm(): readonly string[] {
    return this.selected ? [this.selected.notation] : this.draft;
  }

  choices(field: string): Set<Word> {
    return choicesFor(this.legal, this.picks, field);
  }

  /** The legal action with exactly this notation. */
  named(notation: string): LegalAction | undefined {
    return this.legal.find((move) => move.notation === notation);
  }

  /** All values of a field among the legal actions of a sort, whatever has been picked. */
  all(field: string, verb?: string): Set<Word> {
    return choicesFor(this.legal, verb === undefined ? {} : { do: verb }, field);
  }

  has(verb: string): boolean {
    return this.legal.some((move) => move.action.do === verb);
  }

  pick(field: string, word: Word): void {
    this.picks = withPick(this.legal, this.picks, field, word);
  }

  toggle(field: string, word: Word): void {
    if (this.picks[field] === word) this.drop(field);
    else this.pick(field, word);
  }

  drop(...fields: string[]): void {
    this.picks = fields.reduce((picks, field) => without(picks, field), this.picks);
  }

  /** Choose a whole action at once. */
  take(move: LegalAction): void {
    this.picks = { ...move.action };
  }

  clear(): void {
    this.picks = {};
  }
}
