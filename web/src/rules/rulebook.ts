/** A rulebook cut into chapters and numbered rules. */
export interface Rule {
  id: string;
  /** A blank line before every further paragraph, a line for every item of a list. */
  text: string;
}
export interface Chapter {
  title: string;
  /** What stands before the rules of a chapter. */
  intro: string[];
  rules: Rule[];
}
export interface Rulebook {
  title: string;
  chapters: Chapter[];
}

/** What a text is made of: paragraphs and numbered lists. */
export type Part = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

/** A piece of a line: plain, strong, in italics, or a word of the game's notation. */
export interface Piece {
  look: "plain" | "strong" | "italic" | "code";
  text: string;
}

const RULE = /^- \*\*([A-Z]+\d+(?:\.\d+)?[a-z]?)\*\* (.*)$/s;
const ITEM = /^\d+\. /;

export function readRulebook(source: string): Rulebook {
  const book: Rulebook = { title: "", chapters: [] };
  let chapter: Chapter = { title: "", intro: [], rules: [] };
  for (const block of blocks(source)) {
    const rule = RULE.exec(block);
    if (block.startsWith("# ")) book.title = block.slice(2);
    else if (block.startsWith("## ")) {
      chapter = { title: block.slice(3), intro: [], rules: [] };
      book.chapters.push(chapter);
    } else if (rule?.[1] && rule[2]) chapter.rules.push({ id: rule[1], text: rule[2] });
    else {
      if (book.chapters.length === 0) book.chapters.push(chapter);
      chapter.intro.push(block.replace(/^- /, ""));
    }
  }
  return book;
}

/** Paragraphs, headings and rules, however they were wrapped; what is indented belongs to what stands before it. */
function blocks(source: string): string[] {
  const found: string[] = [];
  let isAfterBlank = true;
  for (const line of source.split("\n")) {
    const text = line.trim();
    const isIndented = /^\s/.test(line) && found.length > 0;
    const begins = !isIndented && (isAfterBlank || /^(#{1,3} |- )/.test(text));
    if (text !== "") {
      if (begins) found.push(text);
      else found[found.length - 1] += joint(text, isAfterBlank) + text;
    }
    isAfterBlank = text === "" || text.startsWith("#");
  }
  return found;
}

function joint(text: string, isAfterBlank: boolean): string {
  if (isAfterBlank) return "\n\n";
  return ITEM.test(text) ? "\n" : " ";
}

/** The paragraphs and lists of a text, in its order. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.split(/\n+/)) {
    const last = parts.at(-1);
    if (!ITEM.test(line)) parts.push({ kind: "paragraph", text: line });
    else if (last?.kind === "list") last.items.push(line.replace(ITEM, ""));
    else parts.push({ kind: "list", items: [line.replace(ITEM, "")] });
  }
  return parts;
}

export function ruleNamed(book: Rulebook, id: string): Rule | null {
  return book.chapters.flatMap(({ rules }) => rules).find((rule) => rule.id === id) ?? null;
}

/** Only what contains all the words, however they are spelled with accents or capitals. */
export function searched(book: Rulebook, words: string): Rulebook {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book;
  const has = (text: string): boolean => wanted.every((word) => plain(text).includes(word));
  const chapters = book.chapters
    .map((chapter) => ({ ...chapter, intro: chapter.intro.filter(has), rules: chapter.rules.filter(({ id, text }) => has(`${id} ${text}`)) }))
    .filter(({ intro, rules }) => intro.length + rules.length > 0);
  return { ...book, chapters };
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const LOOKS = { "**": "strong", "*": "italic", "`": "code" } as const;

export function piecesOf(text: string): Piece[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter(Boolean);
  return parts.map((part) => {
    const mark = (["**", "*", "`"] as const).find((sign) => part.startsWith(sign) && part.endsWith(sign) && part.length > 2 * sign.length);
    return mark ? { look: LOOKS[mark], text: part.slice(mark.length, -mark.length) } : { look: "plain", text: part };
  });
}
