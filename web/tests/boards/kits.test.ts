import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAMES, gameName, gameOfRule, kitOf, KITS } from "../../src/boards/kits";

/** The first look at a board compiles it, which takes a moment on a busy machine. */
const LOADING = 120_000;
const SOURCES = new URL("../../src/", import.meta.url);
/** The registry, what is generated, and the palette, whose colours are named after the sides that wear them. */
const MAY_NAME = ["boards/kits.ts", "protocol/", "design/colours.css"];

function files(folder = ""): string[] {
  return readdirSync(new URL(folder, SOURCES), { withFileTypes: true }).flatMap((item) =>
    item.isDirectory() ? files(`${folder}${item.name}/`) : [`${folder}${item.name}`],
  );
}

function placesThatName(games: readonly string[]): string[] {
  const word = new RegExp(`\\b(${games.join("|")})\\b`);
  const own = [...MAY_NAME, ...games.map((game) => `boards/${game}/`)];
  return files()
    .filter((path) => /\.(ts|svelte|css)$/.test(path) && !own.some((start) => path.startsWith(start)))
    .filter((path) => word.test(readFileSync(new URL(path, SOURCES), "utf8")));
}

it("names a game in its kit and in the registry, and nowhere else", () => {
  expect(placesThatName(GAMES)).toEqual([]);
  expect(placesThatName(["Playing"])).toContain("pages/TablePage.svelte");
});

describe.each(KITS)("the kit of $key", (kit) => {
  it("has everything that a table is made of", async () => {
    expect(Object.keys(await kit.parts()).sort()).toEqual(["Board", "Hand", "Panel", "promptOf"]);
    expect((await kit.vignette()).default).toBeTypeOf("function");
    expect(kit.lengths).not.toEqual({});
  }, LOADING);

  it("has a letter of its own for its rules", () => {
    expect(gameOfRule(`${kit.rules}1.2`)).toBe(kit.key);
  });
});

describe("a game without a kit", () => {
  const kit = kitOf("chess");

  it("is played on a plain table under its own key", async () => {
    expect(Object.keys(await kit.parts()).sort()).toEqual(["Board", "Hand", "Panel", "promptOf"]);
    expect([gameName("chess"), kit.sideName("white"), kit.crest("white").icon]).toEqual(["chess", "white", "tablet"]);
    expect(kit.firstTable({ kind: "me" }, { kind: "bot", level: "Tiro" }).seats).toHaveLength(2);
  }, LOADING);

  it("has no rulebook to open", () => expect(gameOfRule("X1")).toBeNull());
});
