import type { Point } from "../kinds";
import type { Map, Province } from "./map";

/** Finding room for names and counters beside the fields, so that neither hides behind a space. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Labels {
  /** Middle of the counters, seen from the field. */
  counters: Point;
  /** Middle of the name, its lines, and how high each is. */
  name: Point;
  lines: string[];
}

interface Sizes {
  /** Half a field, the radius of a space, of a counter, and the size of letters. */
  field: number;
  space: number;
  counter: number;
  letters: number;
}

const WIDE_LETTER = 0.77;

export function placeLabels(map: Map, names: Readonly<Record<string, string>>, sizes: Sizes): Record<string, Labels> {
  const taken: Box[] = [
    ...map.spaces.map(({ at }) => around(at, sizes.space * 2 + 4, sizes.space * 2 + 2)),
    ...map.provinces.flatMap((p) => p.fields.map((at) => around(at, sizes.field * 2 + 2, sizes.field * 2))),
  ];
  const found: Record<string, Labels> = {};
  for (const province of map.provinces) {
    const best = roomiest(map, province, names[province.id] ?? "", sizes, taken);
    found[province.id] = best.labels;
    taken.push(...best.boxes);
  }
  return found;
}

function around(at: Point, w: number, h: number): Box {
  return { x: at[0] - w / 2, y: at[1] - h / 2, w, h };
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function outside(map: Map, box: Box): number {
  const whole = { x: 3, y: 3, w: map.width - 6, h: map.height - 6 };
  return box.w * box.h - overlap(box, whole);
}

function roomiest(map: Map, province: Province, name: string, sizes: Sizes, taken: readonly Box[]) {
  let best: { cost: number; labels: Labels; boxes: Box[] } | null = null;
  const others = taken.filter((box) => !isOwnField(box, province));
  for (const counters of counterSpots(sizes)) {
    const counterBox = around(moved(province.at, counters), sizes.counter * 4.8, sizes.counter * 2.3);
    for (const { at, lines, bias } of nameSpots(name, sizes)) {
      const nameBox = around(moved(province.at, at), nameWidth(lines, sizes), lines.length * sizes.letters * 1.1);
      const cost =
        cover(map, counterBox, others) * 2 + cover(map, nameBox, others) + overlap(counterBox, nameBox) * 4 + bias + (counters[1] > 0 ? 0 : 6);
      if (!best || cost < best.cost) best = { cost, labels: { counters, name: at, lines }, boxes: [counterBox, nameBox] };
    }
  }
  return best ?? { labels: { counters: [0, 0] as Point, name: [0, 0] as Point, lines: [name] }, boxes: [] };
}

function isOwnField(box: Box, province: Province): boolean {
  const [x, y] = province.at;
  return Math.abs(box.x + box.w / 2 - x) < 0.5 && Math.abs(box.y + box.h / 2 - y) < 0.5;
}

function cover(map: Map, box: Box, taken: readonly Box[]): number {
  return taken.reduce((sum, other) => sum + overlap(box, other), outside(map, box) * 3);
}

function moved(at: Point, by: Point): Point {
  return [at[0] + by[0], at[1] + by[1]];
}

function nameWidth(lines: readonly string[], sizes: Sizes): number {
  return Math.max(...lines.map((line) => line.length)) * sizes.letters * WIDE_LETTER + 4;
}

function counterSpots({ field, counter }: Sizes): Point[] {
  const far = field + counter * 1.45;
  const wide = field + counter * 2.5;
  const spots: Point[] = [[0, far], [0, -far], [wide, 0], [-wide, 0]];
  for (const dx of [-0.8, 0.8]) spots.push([dx * field, far], [dx * field, -far]);
  return spots;
}

/** Above or below, in one line or two, beyond the counters if they are there; pushed aside a little if need be. */
function nameSpots(name: string, sizes: Sizes): { at: Point; lines: string[]; bias: number }[] {
  const layouts = name.includes(" ") ? [[name], name.split(" ")] : [[name]];
  return layouts.flatMap((lines, k) => {
    const high = (lines.length * sizes.letters * 1.1) / 2;
    const near = sizes.field + high + 1.5;
    const far = near + sizes.counter * 2.7;
    const wide = nameWidth(lines, sizes) / 2;
    const heights: [number, number][] = [[-near, 0], [near, 1], [-far, 60], [far, 60]];
    const sides = [0, -0.25, 0.25, -0.5, 0.5, -0.8, 0.8];
    return heights.flatMap(([y, cost]) => sides.map((side) => ({ at: [side * wide, y] as Point, lines, bias: cost + k * 6 + Math.abs(side) * 90 })));
  });
}
