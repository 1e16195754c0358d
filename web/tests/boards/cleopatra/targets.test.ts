import { describe, expect, it } from "vitest";
import { presetOrder, PRESETS, restOf, setUpActions, unlaid, unordered } from "../../../src/boards/cleopatra/desk";
import { cardInHand, castlingOf, openGroups, openVictims, picksFor, usesOf } from "../../../src/boards/cleopatra/targets";
import { GROUPS, sumOf, type CleopatraView, type CardView } from "../../../src/boards/cleopatra/view";
import type { LegalAction } from "../../../src/boards/kinds";

function legalAction(action: Record<string, string>): LegalAction {
  return { notation: JSON.stringify(action), action: action as LegalAction["action"] };
}

const LEGAL = [
  legalAction({ do: "lay", card: "3", group: "senators", face: "down" }),
  legalAction({ do: "lay", card: "3", group: "censors", face: "up" }),
  legalAction({ do: "swap", card: "3" }),
  legalAction({ do: "swap", card: "scout" }),
  legalAction({ do: "scout", group: "aediles" }),
  legalAction({ do: "castling", first: "senators", second: "censors" }),
  legalAction({ do: "castling", first: "senators", second: "aediles" }),
  legalAction({ do: "assassination", group: "praetors", card: "5" }),
  legalAction({ do: "spy" }),
];

describe("the uses of a card", () => {
  it("are those the legal actions name", () => {
    expect(usesOf(LEGAL, "3")).toEqual(["down", "up", "swap"]);
    expect(usesOf(LEGAL, "scout")).toEqual(["play", "swap"]);
    expect(usesOf(LEGAL, "spy")).toEqual(["play"]);
    expect(usesOf(LEGAL, "veto")).toEqual([]);
    expect(usesOf(LEGAL, "5")).toEqual([]);
  });

  it("begin with the picks that go with them", () => {
    expect(cardInHand(picksFor("3", "up"))).toBe("3");
    expect(cardInHand(picksFor("scout", "play"))).toBe("scout");
    expect(cardInHand(picksFor("scout", "swap"))).toBe("scout");
    expect(cardInHand({})).toBeNull();
  });
});

describe("the groups that light up", () => {
  it("are those for the card as it is to be laid", () => {
    expect(openGroups(LEGAL, picksFor("3", "down"))).toEqual(new Set(["senators"]));
    expect(openGroups(LEGAL, picksFor("3", "up"))).toEqual(new Set(["censors"]));
    expect(openGroups(LEGAL, picksFor("scout", "play"))).toEqual(new Set(["aediles"]));
    expect(openGroups(LEGAL, {}).size).toBe(0);
  });

  it("narrow to partners once the first group of a Castling is chosen", () => {
    expect(openGroups(LEGAL, { do: "castling" })).toEqual(new Set(["senators", "censors", "aediles"]));
    expect(openGroups(LEGAL, { do: "castling", first: "censors" })).toEqual(new Set(["senators", "censors"]));
    expect(castlingOf(LEGAL, "censors", "senators")?.action["second"]).toBe("censors");
    expect(castlingOf(LEGAL, "censors", "aediles")).toBeUndefined();
    expect(castlingOf(LEGAL, "senators", "senators")).toBeUndefined();
  });

  it("leave single cards to an Assassination", () => {
    expect(openVictims(LEGAL, { do: "assassination" })).toEqual(new Set(["praetors.5"]));
    expect(openVictims(LEGAL, { do: "scout" }).size).toBe(0);
  });
});

describe("a sum", () => {
  const lying = (card: CardView["card"]): CardView => ({ card, face: card === null ? "down" : "up", castled: false });

  it("adds what is seen and says that something is not", () => {
    expect(sumOf([lying("3"), lying("P"), lying("5")])).toEqual({ sum: 8, unknown: false, philosophers: 1 });
    expect(sumOf([lying("3"), lying(null)])).toEqual({ sum: 3, unknown: true, philosophers: 0 });
  });
});

describe("the desk", () => {
  function view(order: string[], laid: Record<string, string>): CleopatraView {
    const groups = Object.fromEntries(
      GROUPS.map((group) => [group, { cards: { caesar: laid[group] ? [{ card: laid[group], face: "down", castled: false }] : [], cleopatra: [] } }]),
    );
    return { sides: { caesar: { order } }, groups } as unknown as CleopatraView;
  }
  const NEXT = [legalAction({ do: "next", card: "spy" })];

  it("has thirteen action cards to order, less those ordered already", () => {
    expect(unordered(view([], {}), "caesar", NEXT)).toHaveLength(13);
    expect(unordered(view(["spy", "veto"], {}), "caesar", NEXT)).toHaveLength(11);
    expect(unordered(view([], {}), "caesar", [])).toEqual([]);
  });

  it("knows which groups wait for which cards", () => {
    expect(unlaid(view([], { senators: "4" }), "caesar")).toEqual({ groups: GROUPS.slice(1), cards: ["1", "2", "3", "5"] });
  });

  it("orders by name what is still there", () => {
    const left = unordered(view(["veto"], {}), "caesar", NEXT);
    for (const name of Object.keys(PRESETS)) expect([...presetOrder(name, left)].sort()).toEqual([...left].sort());
  });

  it("keeps its own order while it is being sent", () => {
    expect(restOf(["veto", "spy", "scout"], ["scout", "spy"])).toEqual(["spy", "scout"]);
    expect(restOf(["veto", "spy"], [])).toEqual([]);
    expect(restOf(["veto", "spy"], ["veto"])).toBeNull();
    expect(restOf(["veto"], ["veto", "spy"])).toBeNull();
  });

  it("is sent as one action after the other, but for the last cards, which find their own places", () => {
    expect(setUpActions(["spy", "veto", "scout"], null, ["censors", "aediles"], ["5", "1"])).toEqual(["next:spy", "next:veto", "5@censors*"]);
    expect(setUpActions([], "guarded", ["censors", "aediles"], ["2", "3"])).toEqual(["preset:guarded", "2@censors*"]);
    expect(setUpActions(["spy", "veto"], null, [], ["2", "3"])).toEqual(["next:spy"]);
  });
});
