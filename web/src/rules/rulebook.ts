/** A rulebook cut into chapters and numbered rules. */
export interface Rule {
  id: string;
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

/** A piece of a line: plain, strong, in italics, or a word of the game's notation. */
export interface Piece {
  look: "plain" | "strong" | "italic" | "code";
  text: string;
}

const RULE = /^- \*\*([A-Z]+\d+(?:\.\d+)?)\*\* (.*)$/;

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

/** Paragraphs, headings and list items, each on one line however they were wrapped. */
function blocks(source: string): string[] {
  const found: string[] = [];
  let isOpen = false;
  for (const raw of source.split("\n")) {
    const text = raw.trim();
    const begins = /^(#{1,3} |- )/.test(text);
    if (text === "") isOpen = false;
    else if (begins || !isOpen) {
      found.push(text);
      isOpen = !text.startsWith("#");
    } else found[found.length - 1] += ` ${text}`;
  }
  return found;
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
