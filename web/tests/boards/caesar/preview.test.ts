import { describe, expect, it } from "vitest";
import { makeMap, NEIGHBOURS, PROVINCES } from "../../../src/boards/caesar/map";
import { placeLabels } from "../../../src/boards/caesar/labels";
import { allFacings, boardTargets, changesBy, facings, openSpaces, placementOf, valuesToward } from "../../../src/boards/caesar/preview";
import { faceOf, type CaesarView, type ProvinceView, type SpaceView } from "../../../src/boards/caesar/view";
import type { LegalAction } from "../../../src/boards/kinds";

function place(token: string, space: string, toward: string): LegalAction {
  return { notation: `${token}@${space}>${toward}`, action: { do: "place", token, space, toward } };
}

/** A map with nothing on it but what a test lays there. */
function view(taken: string[] = [], influence: Record<string, number> = {}): CaesarView {
  const ids = [...new Set(PROVINCES.flatMap((province) => NEIGHBOURS[province] ?? []))];
  const space = (id: string): SpaceView => ({ owner: taken.includes(id) ? "pompey" : null, token: null, toward: [0, 0], face: "up", marker: null });
  const province = (id: string): ProvinceView => ({ bonus: "tactics", closed: false, held_by: null, turned: false, influence: { caesar: influence[id] ?? 0, pompey: 0 } });
  return {
    spaces: Object.fromEntries(ids.map((id) => [id, space(id)])),
    provinces: Object.fromEntries(PROVINCES.map((id) => [id, province(id)])),
  } as unknown as CaesarView;
}

describe("the face of a token", () => {
  it("is read from its name", () => {
    expect(faceOf("sword51")).toMatchObject({ symbol: "sword", high: 5, low: 1, centurion: false });
    expect(faceOf("shieldship44")).toMatchObject({ symbol: "shieldship", high: 4, low: 4, centurion: true });
    expect(faceOf("laurel33").centurion).toBe(true);
    expect(faceOf("sword33").centurion).toBe(false);
  });
});

describe("a placement", () => {
  const placement = { token: "sword51", space: "SC-IT", toward: "SC" };

  it("shows its higher value to the province it faces", () => {
    expect(valuesToward(placement)).toEqual([5, 1]);
    expect(valuesToward({ ...placement, toward: "IT" })).toEqual([1, 5]);
    expect(valuesToward({ ...placement, toward: "down" })).toEqual([0, 0]);
  });

  it("shows the totals as the server says they become", () => {
    const changes = changesBy(view([], { SC: 3 }), "caesar", placement, view(["SC-IT"], { SC: 8, IT: 1 }));
    expect(changes.map(({ province, before, after }) => [province, before, after])).toEqual([["SC", 3, 8], ["IT", 0, 1]]);
  });

  it("shows no totals before the server has said anything", () => {
    expect(changesBy(view(), "caesar", placement, null)).toEqual([]);
  });

  it("tells which province it would fill", () => {
    const around = NEIGHBOURS["SC"] ?? [];
    expect(changesBy(view(), "caesar", placement, view([...around])).map((change) => change.fills)).toEqual([true, false]);
    expect(changesBy(view(), "caesar", placement, view(around.slice(1))).map((change) => change.fills)).toEqual([false, false]);
  });

  it("is previewed in all its facings", () => {
    const legal = [place("sword51", "SC-IT", "SC"), place("sword51", "SC-IT", "IT"), place("ship60", "HU-MT", "HU")];
    expect(allFacings(legal, placement).map(({ notation }) => notation)).toEqual(["sword51@SC-IT>SC", "sword51@SC-IT>IT"]);
  });

  it("is read from an action, and from no other", () => {
    expect(placementOf(place("sword51", "SC-IT", "SC").action)).toEqual(placement);
    expect(placementOf({ do: "pass" })).toBeNull();
  });
});

describe("what can be chosen", () => {
  const legal: LegalAction[] = [
    place("sword51", "SC-IT", "SC"), place("sword51", "SC-IT", "IT"), place("ship60", "HU-MT", "HU"),
    { notation: "might:AC", action: { do: "might", target: "AC" } },
    { notation: "first:SD", action: { do: "first", province: "SD" } },
  ];

  it("comes from the legal actions alone", () => {
    expect(openSpaces(legal, undefined)).toEqual(new Set(["SC-IT", "HU-MT"]));
    expect(openSpaces(legal, "ship60")).toEqual(new Set(["HU-MT"]));
    expect(openSpaces([], undefined).size).toBe(0);
    expect([...boardTargets(legal).keys()]).toEqual(["AC", "SD"]);
    expect(facings(legal, "sword51", "SC-IT")).toEqual(["SC", "IT"]);
  });
});

describe("the map", () => {
  it.each([[880, 588], [390, 520]])("finds room for every name at %i × %i", (width, height) => {
    const map = makeMap(width, height);
    const names = Object.fromEntries(map.provinces.map((p) => [p.id, "Macedonia"]));
    const labels = placeLabels(map, names, { field: 12, space: 14, counter: 7, letters: 9 });
    expect(Object.keys(labels)).toHaveLength(18);
    for (const province of map.provinces) {
      const [x, y] = labels[province.id]?.name ?? [NaN, NaN];
      expect(province.at[0] + x).toBeGreaterThan(0);
      expect(province.at[0] + x).toBeLessThan(width);
      expect(province.at[1] + y).toBeGreaterThan(0);
      expect(province.at[1] + y).toBeLessThan(height);
    }
  });

  it("has thirty spaces, each on two provinces", () => {
    expect(makeMap(100, 100).spaces).toHaveLength(30);
    expect(Object.values(NEIGHBOURS).flat()).toHaveLength(60);
  });
});
