import type { LegalAction, Refusal, TableEvent } from "../boards/kinds";
import { kitOf } from "../boards/kits";
import { beatsOf, totalLength } from "../motion/timeline";

/** One look at the table, and what led to it. */
export interface Scene {
  readonly view: unknown;
  readonly legal: readonly LegalAction[];
  readonly refusals: readonly Refusal[];
  readonly events: readonly TableEvent[];
}

const LONGEST = 9_000;
const MOST_WAITING = 4;

export function lengthOf(game: string, events: readonly TableEvent[]): number {
  return Math.min(LONGEST, totalLength(beatsOf(events, kitOf(game).lengths)));
}

/** Shows scenes one after the other, so that a quick bot does not wipe out what just moved. */
export class Stage {
  scene = $state.raw<Scene | null>(null);
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #until = 0;

  constructor(
    private readonly game: string,
    private readonly pace: () => number,
  ) {}

  play(scene: Scene): void {
    const isStill = this.pace() === 0 || document.visibilityState === "hidden" || this.#waiting.length >= MOST_WAITING;
    if (isStill) return this.jump(scene);
    if (this.#timer === undefined) this.#show(scene);
    else this.#waiting.push(scene);
  }

  /** Nothing before it matters any more. */
  jump(scene: Scene): void {
    this.stop();
    this.scene = scene;
  }

  /** How long it takes until everything that has happened has been shown. */
  get remaining(): number {
    const waiting = this.#waiting.reduce((sum, scene) => sum + lengthOf(this.game, scene.events) * this.pace(), 0);
    return Math.max(0, this.#until - Date.now()) + waiting;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#until = 0;
    this.#waiting = [];
  }

  #show(scene: Scene): void {
    // While more is to come nothing can be chosen: the table of this scene is already past.
    this.scene = this.#waiting.length > 0 ? { ...scene, legal: [] } : scene;
    const length = lengthOf(this.game, scene.events) * this.pace();
    this.#until = Date.now() + length;
    if (length === 0 && this.#waiting.length === 0) return;
    this.#timer = setTimeout(() => this.#next(), length);
  }

  #next(): void {
    this.#timer = undefined;
    const scene = this.#waiting.shift();
    if (scene) this.#show(scene);
  }
}
