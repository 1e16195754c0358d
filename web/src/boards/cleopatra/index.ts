import Nothing from "../Nothing.svelte";
import type { Sentence } from "../kinds";

export const Board = Nothing;
export const Hand = Nothing;
export const Panel = Nothing;
export const promptOf = (): Sentence => ({ id: "triumvir" });
