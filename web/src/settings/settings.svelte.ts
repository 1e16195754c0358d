import { LANGUAGES, preferredLanguage, speak, type Language } from "../texts/texts.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export const PACES = ["auto", "slow", "normal", "fast", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];

export interface Wishes {
  language: Language | "auto";
  theme: Theme;
  pace: Pace;
  sound: boolean;
  confirm: boolean;
  name: string;
}

const KEY = "triumvir";
const DEFAULTS: Wishes = { language: "auto", theme: "auto", pace: "auto", sound: false, confirm: true, name: "" };
const FACTORS: Record<Exclude<Pace, "auto">, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

/** Reads what was kept; anything that is not understood is as if it had never been chosen. */
export function readWishes(text: string | null): Wishes {
  let kept: unknown = null;
  try {
    kept = text === null ? null : JSON.parse(text);
  } catch {
    kept = null;
  }
  const given = typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  return {
    language: oneOf([...LANGUAGES, "auto"] as const, given["language"]) ?? DEFAULTS.language,
    theme: oneOf(THEMES, given["theme"]) ?? DEFAULTS.theme,
    pace: oneOf(PACES, given["pace"]) ?? DEFAULTS.pace,
    sound: typeof given["sound"] === "boolean" ? given["sound"] : DEFAULTS.sound,
    confirm: typeof given["confirm"] === "boolean" ? given["confirm"] : DEFAULTS.confirm,
    name: typeof given["name"] === "string" ? given["name"].slice(0, 24) : DEFAULTS.name,
  };
}

function oneOf<T extends string>(words: readonly T[], word: unknown): T | undefined {
  return words.find((known) => known === word);
}

class Settings {
  wishes = $state<Wishes>(DEFAULTS);
  #dark = $state(false);
  #still = $state(false);

  theme = $derived(this.wishes.theme === "auto" ? (this.#dark ? "dark" : "light") : this.wishes.theme);
  /** The factor of all motion; 0 shows everything at once. */
  pace = $derived(this.wishes.pace === "auto" ? (this.#still ? 0 : 1) : FACTORS[this.wishes.pace]);
  language = $derived(this.wishes.language === "auto" ? preferredLanguage(navigator.languages) : this.wishes.language);

  /** Reads what was kept, and keeps and applies every change from now on. */
  async start(): Promise<void> {
    this.wishes = readWishes(localStorage.getItem(KEY));
    this.#listen("(prefers-color-scheme: dark)", (is) => (this.#dark = is));
    this.#listen("(prefers-reduced-motion: reduce)", (is) => (this.#still = is));
    await speak(this.language);
    $effect.root(() => {
      $effect(() => localStorage.setItem(KEY, JSON.stringify(this.wishes)));
      $effect(() => this.#apply());
      $effect(() => void speak(this.language));
    });
    this.#apply();
  }

  #listen(query: string, tell: (is: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => tell(media.matches));
  }

  #apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset["theme"] = this.theme;
    root.style.setProperty("--pace", String(this.pace));
  }
}

export const settings = new Settings();
