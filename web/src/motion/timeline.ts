/** What a movement needs to know of an event; each game's events say more. */
interface Kind {
  readonly event: string;
}

/** When each of several events is shown: one after the other, as long as its kind takes. */
export interface Beat<E extends Kind = Kind> {
  readonly event: E;
  readonly at: number;
  readonly lasts: number;
}

export type Lengths = Readonly<Record<string, number>>;

export function beatsOf<E extends Kind>(events: readonly E[], lengths: Lengths): Beat<E>[] {
  let at = 0;
  return events.map((event) => {
    const lasts = lengths[event.event] ?? 0;
    const beat = { event, at, lasts };
    at += lasts;
    return beat;
  });
}

export function totalLength(beats: readonly Beat[]): number {
  const last = beats.at(-1);
  return last ? last.at + last.lasts : 0;
}

/** How long to wait before showing what an event did; null if no such event happened. */
export function delayOf<E extends Kind>(beats: readonly Beat<E>[], isMeant: (event: E) => boolean): number | null {
  return beats.find((beat) => isMeant(beat.event))?.at ?? null;
}
