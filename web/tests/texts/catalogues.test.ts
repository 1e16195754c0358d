import { parse, Visitor, type BaseNode, type Entry, type Message, type MessageReference, type VariableReference } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeBundle, sayWith } from "../../src/texts/texts.svelte";

const CATALOGUES = new URL("../../../src/triumvir/catalogues/", import.meta.url);
const GAMES = new URL("../../../src/triumvir/games/", import.meta.url);
const CONTRACT = new URL("../../../src/triumvir/contract/", import.meta.url);
const SOURCES = new URL("../../src/", import.meta.url);
const LANGUAGES = ["en", "cs", "hu"];
const COMMAND_LINE = ["terminal.ftl", "commands.ftl", "complaints.ftl"];
const FILES = readdirSync(new URL("en/", CATALOGUES)).filter((name) => name.endsWith(".ftl"));

class Arguments extends Visitor {
  found = new Set<string>();
  /** Other messages that are part of this one. */
  parts = new Set<string>();
  override visitMessageReference(node: MessageReference): void {
    this.parts.add(node.id.name);
  }
  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

function entries(language: string, file: string): Entry[] {
  return parse(readFileSync(new URL(`${language}/${file}`, CATALOGUES), "utf8"), {}).body as Entry[];
}

/** The arguments of every message, by id, those of messages within it included. */
function messages(language: string, file: string): Map<string, string> {
  const found = entries(language, file).filter((entry): entry is Message => entry.type === "Message");
  const read = new Map(found.map((message) => [message.id.name, argumentsOf(message)]));
  const all = ({ found: own, parts }: Arguments): string[] => [...own, ...[...parts].flatMap((id) => all(read.get(id) ?? new Arguments()))];
  return new Map([...read].map(([id, visitor]) => [id, [...new Set(all(visitor))].sort().join(" ")]));
}

function argumentsOf(message: Message): Arguments {
  const visitor = new Arguments();
  visitor.visit(message as BaseNode);
  return visitor;
}

function sources(folder: URL, kinds: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    if (item.isDirectory()) return sources(new URL(`${item.name}/`, folder), kinds);
    return kinds.test(item.name) ? [readFileSync(new URL(item.name, folder), "utf8")] : [];
  });
}

describe.each(FILES)("%s", (file) => {
  const english = messages("en", file);

  it.each(LANGUAGES)("is well-formed in %s", (language) => {
    expect(entries(language, file).filter((entry) => entry.type === "Junk")).toEqual([]);
  });

  it.each(LANGUAGES)("has every text with the same arguments in %s", (language) => {
    expect(Object.fromEntries(messages(language, file))).toEqual(Object.fromEntries(english));
  });

  it.each(LANGUAGES)("names no text twice in %s", (language) => {
    const ids = entries(language, file).flatMap((entry) => (entry.type === "Message" ? [(entry as Message).id.name] : []));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

describe("the client", () => {
  const written = sources(SOURCES, /\.(svelte|ts)$/).join("\n");
  /** What the games tell: `"log-event"`, and `f"caesar-aim-{item}"`, which is put together. */
  const told = [GAMES, CONTRACT].flatMap((folder) => sources(folder, /^(event|events|story)\.py$/)).join("\n");
  const literal = new Set([...(written + told).matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1] ?? ""));
  /** Ids that are put together, as in `caesar-aim-${item}`. */
  const patterns = [...written.matchAll(/`([a-z]+-[\w-]*)\$\{[^}]+\}([\w-]*)`/g), ...told.matchAll(/f"([a-z]+-[\w-]*)\{[^}]+\}([\w-]*)"/g)].map(
    (match) => new RegExp(`^${match[1]}[\\w-]+${match[2]}$`),
  );
  const known = new Set(FILES.filter((file) => !COMMAND_LINE.includes(file)).flatMap((file) => [...messages("en", file).keys()]));

  it("uses every text", () => {
    const unused = [...known].filter((id) => !literal.has(id) && !patterns.some((pattern) => pattern.test(id)));
    expect(unused).toEqual([]);
  });

  it("asks for no text that is missing", () => {
    const asked = [...written.matchAll(/say\(\s*["']([\w-]+)["']/g)].map((match) => match[1] ?? "");
    const prompts = [...written.matchAll(/id: "([\w-]+)"/g)].map((match) => match[1] ?? "");
    expect([...asked, ...prompts].filter((id) => !known.has(id))).toEqual([]);
  });
});

it("gives every Hungarian card its ending", () => {
  const bundle = makeBundle("hu", [readFileSync(new URL("hu/ave-caesar.ftl", CATALOGUES), "utf8")]);
  const cards = [1, 2, 3, 4, 5, 6].map((card) => sayWith(bundle, "ave-prompt-finish", { card }).split(" ")[0]);
  expect(cards).toEqual(["1-es", "2-es", "3-as", "4-es", "5-ös", "6-os"]);
});
