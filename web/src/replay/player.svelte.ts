import { api, ApiError } from "../connection/http";
import type { MomentSeen, Problem, Replay, TableInfo } from "../protocol/messages";

/** All moments of a match from one viewpoint; those not yet fetched are fetched when they are looked at. */
export class ReplayPlayer {
  table = $state.raw<TableInfo | null>(null);
  plies = $state(0);
  viewpoint = $state.raw<number | null>(null);
  problem = $state.raw<Problem | null>(null);
  moments = $state.raw<ReadonlyMap<number, MomentSeen>>(new Map());
  #loading = new Set<number>();
  #wanted: string | null = null;

  constructor(
    readonly match: string,
    private readonly token: string | null,
  ) {}

  async open(viewpoint: string | null): Promise<void> {
    this.#wanted = viewpoint;
    this.#loading.clear();
    await this.#attempt(async () => {
      this.table ??= await api.match(this.match, this.token);
      const first = await api.replay(this.match, viewpoint, 0, this.token);
      this.moments = new Map();
      this.#take(first);
    });
  }

  /** Fetch what lies around a ply. */
  async need(ply: number): Promise<void> {
    const first = Math.max(0, ply - 10);
    if (this.moments.has(ply) || this.#loading.has(first)) return;
    this.#loading.add(first);
    await this.#attempt(async () => this.#take(await api.replay(this.match, this.#wanted, first, this.token)));
    this.#loading.delete(first);
  }

  #take(part: Replay): void {
    this.plies = part.plies;
    this.viewpoint = part.viewpoint;
    this.moments = new Map([...this.moments, ...part.moments.map((moment): [number, MomentSeen] => [moment.ply, moment])]);
  }

  async #attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.problem;
    }
  }
}
