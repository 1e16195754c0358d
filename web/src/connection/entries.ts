import type { EntrySeen, GameEvent, LegalAction, LogLine, SeatView } from "../protocol/messages";

/** The entries known so far and those that came now, each once and in order; a gap begins anew. */
export function joined(known: readonly EntrySeen[], come: readonly EntrySeen[]): EntrySeen[] {
  const first = come[0];
  if (!first) return [...known];
  const last = known.at(-1)?.seq ?? 0;
  if (first.seq > last + 1) return [...come];
  return [...known, ...come.filter(({ seq }) => seq > last)];
}

/** The entries that still count: what was taken back is gone, with the note that it was. */
export function standing(entries: readonly EntrySeen[]): EntrySeen[] {
  const kept: EntrySeen[] = [];
  for (const entry of entries) {
    if (entry.kind === "undone") {
      const plies = Number(entry.body?.["plies"] ?? 0);
      while (kept.length > 0 && isAfter(kept.at(-1), plies)) kept.pop();
    }
    kept.push(entry);
  }
  return kept;
}

function isAfter(entry: EntrySeen | undefined, plies: number): boolean {
  return entry?.kind === "ply" && Number(entry.body?.["ply"] ?? 0) > plies;
}

export function eventsOf(entries: readonly EntrySeen[], seat: number | null): GameEvent[] {
  return entries.flatMap((entry) => entry.events?.find((seen) => seen.seat === seat)?.events ?? []);
}

/** What is to be told of them. */
export function linesOf(entries: readonly EntrySeen[], seat: number | null): LogLine[] {
  return entries.flatMap((entry) => entry.events?.find((seen) => seen.seat === seat)?.lines ?? []);
}

/** A new view keeps what has not changed, so that a choice in progress is not disturbed by what others say. */
export function kept(old: SeatView | undefined, fresh: SeatView): SeatView {
  if (!old || old.seat !== fresh.seat || old.digest !== fresh.digest || !sameLegal(old.legal, fresh.legal)) return fresh;
  return { ...fresh, view: old.view, legal: old.legal, refusals: old.refusals };
}

function sameLegal(one: readonly LegalAction[], two: readonly LegalAction[]): boolean {
  return one.length === two.length && one.every(({ notation }, i) => notation === two[i]?.notation);
}
