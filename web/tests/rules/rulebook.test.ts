import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { piecesOf, readRulebook, ruleNamed, searched } from "../../src/rules/rulebook";

const SHELF = new URL("../../../rulebooks/", import.meta.url);
const BOOK = readRulebook("# Book\n\nBefore.\n\n## One\n\n- **C1.1** First line\n  goes on.\n- **C1.2** Čaj a *víno*.\n\n## Two\n\nWords.\n- **KR17** `x`\n");

describe("readRulebook", () => {
  it("cuts into chapters and rules, however lines are wrapped", () => {
    expect(BOOK.title).toBe("Book");
    expect(BOOK.chapters.map(({ title, intro, rules }) => [title, intro.length, rules.length])).toEqual([["", 1, 0], ["One", 0, 2], ["Two", 1, 1]]);
    expect(ruleNamed(BOOK, "C1.1")?.text).toBe("First line goes on.");
    expect(ruleNamed(BOOK, "C9.9")).toBeNull();
  });

  it.each(readdirSync(SHELF).filter((name) => name.endsWith(".md")))("finds every rule of %s", (name) => {
    const source = readFileSync(new URL(name, SHELF), "utf8");
    const ids = [...source.matchAll(/^- \*\*([A-Z]+[\d.]+)\*\*/gm)].map((match) => match[1]);
    const book = readRulebook(source);
    expect(ids.length).toBeGreaterThan(20);
    expect(book.chapters.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(ids);
  });
});

describe("searched", () => {
  it("finds words without accents and capitals", () => {
    expect(searched(BOOK, "caj VINO").chapters.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(["C1.2"]);
  });
  it("finds nothing for what is not there", () => expect(searched(BOOK, "dragon").chapters).toEqual([]));
});

it("tells strong, italic and code apart", () => {
  expect(piecesOf("a **b** *c* `d` 2*3").map(({ look, text }) => `${look}:${text}`)).toEqual([
    "plain:a ", "strong:b", "plain: ", "italic:c", "plain: ", "code:d", "plain: 2*3",
  ]);
});
