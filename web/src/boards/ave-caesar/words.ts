import { has, say } from "../../texts/texts.svelte";
import type { Faction } from "./view";

/** The words of the box, found in the catalogue. */
export const factionName = (faction: Faction | string): string => say(`ave-faction-${faction}`);
/** A course that was added is called by its name. */
export const courseName = (course: string): string => (has(`ave-course-${course}`) ? say(`ave-course-${course}`) : say("ave-course-added", { course }));
