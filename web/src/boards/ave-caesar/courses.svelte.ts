import { SvelteMap } from "svelte/reactivity";
import { waitBefore } from "../../connection/backoff";
import { api } from "../../connection/http";
import { readCourse, type Course, type CourseDrawing } from "./course";

/** The courses that are known so far. The server is asked for each once; it may have some that people added. */
const known = new SvelteMap<string, Course>();
const asked = new Set<string>();

/** A course by its name; nothing while it is on its way. */
export function courseNamed(name: string): Course | null {
  if (!known.has(name) && !asked.has(name)) void ask(name);
  return known.get(name) ?? null;
}

export function keepCourse(drawing: CourseDrawing): void {
  known.set(drawing.course, readCourse(drawing));
}

async function ask(name: string, attempt = 0): Promise<void> {
  asked.add(name);
  try {
    keepCourse((await api.board("ave-caesar", name)).drawing as unknown as CourseDrawing);
  } catch {
    setTimeout(() => void ask(name, attempt + 1), waitBefore(attempt));
  }
}
