import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The catalogues are text files shared with Python; a language is fetched when it is chosen. */
export const LANGUAGES = ["en", "cs", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

/** What only the command line says is left out. */
const files = import.meta.glob<string>(["$catalogues/*/*.ftl", "!$catalogues/*/{terminal,commands,complaints}.ftl"], { query: "?raw", import: "default" });

const state = $state<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});

export function language(): Language {
  return state.language;
}

/** The language of the browser, as far as there is a catalogue for it. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag as Language));
  return (known as Language | undefined) ?? "en";
}

export function makeBundle(tongue: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export async function speak(tongue: Language): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${tongue}/`));
  const bundle = makeBundle(tongue, await Promise.all(wanted.map(([, load]) => load())));
  state.language = tongue;
  state.bundle = bundle;
}

/** Whether there is a text with this id: what people added to a server has none. */
export function has(id: string): boolean {
  return state.bundle.hasMessage(id);
}

/** The text with this id; an unknown id shows itself, so that it is found at once. */
export function say(id: string, values: Values = {}): string {
  return sayWith(state.bundle, id, values);
}

export function sayWith(bundle: FluentBundle, id: string, values: Values = {}): string {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return `⟨${id}⟩`;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length > 0 && import.meta.env.DEV) console.error(id, errors);
  return text;
}
