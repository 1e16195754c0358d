import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/boards/kits";
import { partsOf, piecesOf, readRulebook, ruleNamed, searched, type Part, type Rule, type Rulebook } from "../../src/rules/rulebook";

const SHELF = new URL("../../../rulebooks/", import.meta.url);
const BOOK = readRulebook("# Book\n\nBefore.\n\n## One\n\n- **C1.1** First line\n  goes on.\n- **C1.2** Čaj a *víno*.\n\n## Two\n\nWords.\n- **KR17** `x`\n");

function source(game: string, language = "en"): string {
  return readFileSync(new URL(language === "en" ? `${game}.md` : `${game}.${language}.md`, SHELF), "utf8");
}

function read(game: string, language: string): Rulebook {
  return readRulebook(source(game, language));
}

function rules(book: Rulebook): Rule[] {
  return book.chapters.flatMap((chapter) => chapter.rules);
}

describe("readRulebook", () => {
  it("cuts into chapters and rules, however lines are wrapped", () => {
    expect(BOOK.title).toBe("Book");
    expect(BOOK.chapters.map(({ title, intro, rules }) => [title, intro.length, rules.length])).toEqual([["", 1, 0], ["One", 0, 2], ["Two", 1, 1]]);
    expect(ruleNamed(BOOK, "C1.1")?.text).toBe("First line goes on.");
    expect(ruleNamed(BOOK, "C9.9")).toBeNull();
  });

  it("keeps what is indented with its rule, lists and further paragraphs", () => {
    const source = "# B\n\n## One\n\n- **A4.6a** Take:\n  1. one;\n  2. two\n     or more.\n\n  Then go\n  on.\n- **K15a** Last.\n\nAfter.\nwards.\n";
    const { chapters } = readRulebook(source);
    expect(chapters).toEqual([{
      title: "One",
      intro: ["After. wards."],
      rules: [{ id: "A4.6a", text: "Take:\n1. one;\n2. two or more.\n\nThen go on." }, { id: "K15a", text: "Last." }],
    }]);
    expect(partsOf(chapters[0]?.rules[0]?.text ?? "")).toEqual([
      { kind: "paragraph", text: "Take:" },
      { kind: "list", items: ["one;", "two or more."] },
      { kind: "paragraph", text: "Then go on." },
    ]);
  });
});

describe.each(GAMES)("the rulebook of %s", (game) => {
  const ids = [...source(game).matchAll(/^- \*\*([^*]+)\*\* /gm)].map((match) => match[1]);
  const lists = (text: string): Part[] => partsOf(text).filter(({ kind }) => kind === "list");

  it.each(["en", "cs", "hu"])("has every rule in %s", (language) => {
    expect(ids.length).toBeGreaterThan(20);
    expect(rules(read(game, language)).map(({ id }) => id)).toEqual(ids);
  });

  it.each(["en", "cs", "hu"])("has nothing indented before the rules in %s", (language) => {
    const indented = source(game, language).split("\n").filter((line) => line.startsWith(" ")).map((line) => line.trim());
    const intros = read(game, language).chapters.flatMap(({ intro }) => intro).join("\n");
    expect(indented.filter((line) => intros.includes(line))).toEqual([]);
  });

  it.each(["cs", "hu"])("has the same lists in %s", (language) => {
    const lengths = (tongue: string): [string, number[]][] =>
      rules(read(game, tongue)).map(({ id, text }) => [id, lists(text).map((part) => (part.kind === "list" ? part.items.length : 0))]);
    expect(lengths(language)).toEqual(lengths("en"));
  });
});

describe("searched", () => {
  it("finds words without accents and capitals", () => {
    expect(searched(BOOK, "caj VINO").chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id))).toEqual(["C1.2"]);
  });
  it("finds nothing for what is not there", () => expect(searched(BOOK, "dragon").chapters).toEqual([]));
});

it("tells strong, italic and code apart", () => {
  expect(piecesOf("a **b** *c* `d` 2*3").map(({ look, text }) => `${look}:${text}`)).toEqual([
    "plain:a ", "strong:b", "plain: ", "italic:c", "plain: ", "code:d", "plain: 2*3",
  ]);
});
