import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readCourse, type Course, type CourseDrawing } from "../../../src/boards/ave-caesar/course";

/** What the server would send. */
export function drawing(name: string): CourseDrawing {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../workbench/courses/${name}.json`), "utf8")) as CourseDrawing;
}

export function drawnCourse(name: string): Course {
  return readCourse(drawing(name));
}
