import type { Point } from "../kinds";

/** What surrounds a course and means nothing: spectators in their rows, cypresses and columns. */
export interface Spectator {
  x: number;
  y: number;
  tone: number;
}

/** A number that looks thrown but is always the same. */
export function dice(i: number, sides: number): number {
  return Math.floor((i * i * 7919 + i * 104729 + 12345) / 97) % sides;
}

/** People on the tiers around the arena, in the colours of their factions, with gaps. */
export function crowd(width: number, height: number, tiers: number, tier: number): Spectator[] {
  const people: Spectator[] = [];
  const step = 9;
  for (let t = 0; t < tiers; t++) {
    const inset = tier * (t + 0.5);
    const across = Math.floor((width - 2 * inset) / step);
    const down = Math.floor((height - 2 * inset) / step);
    for (let i = 0; i <= across; i++) {
      for (const [side, y] of [inset, height - inset].entries()) {
        seat(people, inset + i * step + (t % 2) * 4, y, i + 1000 * t + 7 * side);
      }
    }
    for (let i = 1; i < down; i++) {
      for (const [side, x] of [inset, width - inset].entries()) {
        seat(people, x, inset + i * step + (t % 2) * 4, i + 3000 + 1000 * t + 13 * side);
      }
    }
  }
  return people;
}

function seat(people: Spectator[], x: number, y: number, i: number): void {
  const roll = dice(i, 23);
  if (roll < 17) people.push({ x, y, tone: roll % 8 });
}

export interface Plant {
  kind: "cypress" | "bush" | "column";
  at: Point;
}

/** Plants and columns on the sand wherever the track leaves room. */
export function garden(box: readonly [number, number, number, number], track: readonly Point[], free: number): Plant[] {
  const plants: Plant[] = [];
  const grid = 54;
  const columns = Math.floor((box[2] - box[0]) / grid);
  const rows = Math.floor((box[3] - box[1]) / grid);
  for (let i = 0; i < (columns + 1) * (rows + 1); i++) {
    const x = box[0] + (i % (columns + 1)) * grid + dice(i, 31) - 15;
    const y = box[1] + Math.floor(i / (columns + 1)) * grid + dice(i + 500, 31) - 15;
    const isFree = track.every((point) => Math.hypot(point[0] - x, point[1] - y) > free);
    if (isFree && dice(i + 31, 5) < 4) {
      plants.push({ kind: (["cypress", "cypress", "bush", "column"] as const)[dice(i + 77, 4)] ?? "bush", at: [x, y] });
    }
  }
  return plants;
}
