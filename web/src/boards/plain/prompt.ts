import type { Sentence } from "../kinds";
import type { Picker } from "../picker.svelte";

/** Whether there is something to choose. */
export function promptOf(_view: unknown, picker: Picker): Sentence {
  return { id: picker.legal.length > 0 ? "your-turn" : "text-not-now" };
}
