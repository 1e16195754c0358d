/** A small seeded chance, so that a game that fails can be played again. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1;
  }

  below(n: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * n);
  }

  of<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)];
  }
}
