import { say } from "../../texts/texts.svelte";
import type { Faction } from "./view";

/** The words of the box, found in the catalogue. */
export const factionName = (faction: Faction | string): string => say(`ave-faction-${faction}`);
export const courseName = (course: string): string => say(`ave-course-${course}`);
