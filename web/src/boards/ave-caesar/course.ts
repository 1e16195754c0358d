import type { Point } from "../kinds";

/** What the server says of a course. */
export interface CourseDrawing {
  course: string;
  box: number[];
  finish_line: number[];
  start: string[];
  start_reversed: string[];
  lane: string[];
  pulvinar: number[];
  water: number[][];
  ways: Record<Direction, Ways>;
  cells: { id: string; kind: string; row: number; shape: number[]; at: number[]; heading: number }[];
}

/** A course as it is drawn, and how far it is from every cell to the line. */
export interface Cell {
  id: string;
  kind: "start" | "normal" | "narrow" | "curve" | "walls" | "lane";
  row: number;
  at: Point;
  heading: number;
  outline: string;
}
export interface Ways {
  position: number[];
  once: number[];
  twice: number[];
}
export interface Course {
  name: string;
  box: [number, number, number, number];
  cells: Cell[];
  byId: ReadonlyMap<string, Cell>;
  finishLine: [Point, Point];
  start: Record<Direction, string[]>;
  lane: string[];
  pulvinar: Point;
  water: string[];
  ways: Record<Direction, Ways>;
}
export type Direction = "clockwise" | "counter_clockwise";

export function readCourse(data: CourseDrawing): Course {
  const cells = data.cells.map((cell) => ({
    id: cell.id,
    kind: cell.kind as Cell["kind"],
    row: cell.row,
    at: cell.at as unknown as Point,
    heading: cell.heading,
    outline: outline(cell.shape),
  }));
  const line = data.finish_line as [number, number, number, number];
  return {
    name: data.course,
    box: data.box as [number, number, number, number],
    cells,
    byId: new Map(cells.map((cell) => [cell.id, cell])),
    finishLine: [[line[0], line[1]], [line[2], line[3]]],
    start: { clockwise: data.start, counter_clockwise: data.start_reversed },
    lane: data.lane,
    pulvinar: data.pulvinar as unknown as Point,
    water: data.water.map(outline),
    ways: data.ways,
  };
}

function outline(flat: readonly number[]): string {
  const points: string[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) points.push(`${flat[i]} ${flat[i + 1]}`);
  return `M${points.join("L")}z`;
}

/** How many cells a move gives away against the shortest way: nothing on the inside, more on the outside. */
export function costOf(course: Course, direction: Direction, from: string, to: string, card: number): number {
  const numbers = course.cells.map((cell) => cell.id);
  const [here, there] = [numbers.indexOf(from), numbers.indexOf(to)];
  const ways = course.ways[direction];
  const before = ways.twice[here] ?? 0;
  const crossed = (ways.position[there] ?? 0) < (ways.position[here] ?? 0);
  const after = (crossed ? ways.once[there] : ways.twice[there]) ?? 0;
  return after - (before - card);
}

/** Where a chariot looks in a cell. */
export function headingIn(cell: Cell, direction: Direction): number {
  return direction === "clockwise" ? cell.heading : cell.heading + 180;
}
