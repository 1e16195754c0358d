import { describe, expect, it } from "vitest";
import { eventsOf, joined, kept, linesOf, standing } from "../../src/connection/entries";
import type { EntrySeen, SeatView } from "../../src/protocol/messages";

const entry = (seq: number, kind = "ply", body: EntrySeen["body"] = {}): EntrySeen => ({ seq, kind, seat: 0, at: 0, body });
const numbers = (entries: readonly EntrySeen[]): number[] => entries.map(({ seq }) => seq);

describe("joined", () => {
  it("takes each entry once", () => expect(numbers(joined([entry(1), entry(2)], [entry(2), entry(3)]))).toEqual([1, 2, 3]));
  it("begins anew after a gap", () => expect(numbers(joined([entry(1)], [entry(7), entry(8)]))).toEqual([7, 8]));
  it("keeps all when nothing came", () => expect(numbers(joined([entry(1)], []))).toEqual([1]));
});

describe("standing", () => {
  it("drops what was taken back", () => {
    const past = [entry(1, "started"), entry(2, "ply", { ply: 1 }), entry(3, "ply", { ply: 2 }), entry(4, "undone", { plies: 1 }), entry(5, "ply", { ply: 2 })];
    expect(numbers(standing(past))).toEqual([1, 2, 4, 5]);
  });
});

describe("eventsOf", () => {
  it("takes only what this seat saw", () => {
    const seen = { ...entry(1), events: [{ seat: 0, events: [{ event: "Mine" }], lines: [] }, { seat: 1, events: [{ event: "Yours" }], lines: [{ id: "told" }] }] };
    expect(eventsOf([seen], 1)).toEqual([{ event: "Yours" }]);
    expect(eventsOf([seen], null)).toEqual([]);
    expect(linesOf([seen], 1)).toEqual([{ id: "told" }]);
  });
});

describe("kept", () => {
  const view = (digest: string, ...moves: string[]): SeatView => ({
    seat: 0, view: {}, legal: moves.map((notation) => ({ notation, action: {} })), refusals: [], undo: null, digest,
  });
  it("leaves a choice in progress alone when nothing changed for this seat", () => {
    const old = view("a", "x", "y");
    expect(kept(old, view("a", "x", "y")).legal).toBe(old.legal);
  });
  it.each([[view("b", "x", "y")], [view("a", "x")], [view("a", "x", "z")]])("takes what changed", (fresh) => {
    expect(kept(view("a", "x", "y"), fresh)).toBe(fresh);
  });
});
