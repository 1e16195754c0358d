import type { ActionPreview } from "../protocol/messages";

/** What the server says that actions are certain to do; nothing if it does not say. */
export type AskPreviews = (notations: readonly string[]) => Promise<readonly ActionPreview[] | null>;

/** So long after one question comes the next, whatever is pointed at meanwhile: a socket has a pace. */
export const PAUSE = 100;

/** What actions would do, asked when a choice becomes likely and kept as long as the table stands as it does. */
export class Previews {
  ask: AskPreviews | null = null;

  #known = $state.raw<ReadonlyMap<string, ActionPreview>>(new Map());
  #wanted: readonly string[] = [];
  #askedAt = -Infinity;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #table = 0;

  /** The preview of an action, as soon as it is known. */
  of(notation: string | undefined): ActionPreview | null {
    return this.#known.get(notation ?? "") ?? null;
  }

  /** What is likely to be chosen now; what was wanted before and has not been asked yet is given up. */
  want(notations: readonly string[]): void {
    this.#wanted = notations.filter((notation) => !this.#known.has(notation));
    this.#wait();
  }

  /** The table has changed, and with it what would happen. */
  forget(): void {
    this.#table += 1;
    this.#known = new Map();
    this.#wanted = [];
  }

  #wait(): void {
    if (this.#wanted.length === 0 || this.#isAsking || this.#waiting !== undefined || !this.ask) return;
    const rest = this.#askedAt + PAUSE - Date.now();
    if (rest <= 0) void this.#question();
    else this.#waiting = setTimeout(() => void this.#question(), rest);
  }

  async #question(): Promise<void> {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    const [wanted, table] = [this.#wanted, this.#table];
    if (wanted.length === 0 || !this.ask) return;
    this.#wanted = [];
    this.#askedAt = Date.now();
    this.#isAsking = true;
    const told = await this.ask(wanted);
    this.#isAsking = false;
    if (told && table === this.#table) this.#known = new Map([...this.#known, ...told.map((one) => [one.action, one] as const)]);
    this.#wait();
  }
}
