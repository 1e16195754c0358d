import type { Point } from "../kinds";
import type { Course } from "./course";

/** How a course lies on the screen: fitted into the arena, on a phone turned so that its long side stands upright. */
export interface Frame {
  width: number;
  height: number;
  /** Pixels per unit, for pieces: they keep their shape while the course may be stretched a little. */
  scale: number;
  tiers: number;
  tier: number;
  /** The transform of what is drawn in units of the course. */
  transform: string;
  toScreen: (at: Point) => Point;
  /** A direction on the course, in degrees, as it looks on the screen. */
  toScreenHeading: (heading: number) => number;
}

/** Room around the track for walls, and above it for Caesar's box. */
const ROOM = { side: 18, top: 74, bottom: 18 };
/** A course may be stretched so far before its curves look wrong. */
const STRETCH = 1.3;

export function frameOf(course: Course, width: number, height: number): Frame {
  const [left, top, right, bottom] = course.box;
  const box = { x: left - ROOM.side, y: top - ROOM.top, w: right - left + 2 * ROOM.side, h: bottom - top + ROOM.top + ROOM.bottom };
  const isTurned = height > width && box.w > box.h;
  const tiers = width < 600 ? 2 : 3;
  const tier = width < 600 ? 8 : 11;
  const edge = tiers * tier + 6;
  const room = isTurned ? [height - 2 * edge, width - 2 * edge] : [width - 2 * edge, height - 2 * edge];
  const fit = [(room[0] ?? 1) / box.w, (room[1] ?? 1) / box.h] as [number, number];
  const scale = Math.min(...fit);
  const [sx, sy] = fit.map((side) => Math.min(side, scale * STRETCH)) as [number, number];
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const toScreen = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - cx) * sx, (y - cy) * sy];
    return isTurned ? [width / 2 - dy, height / 2 + dx] : [width / 2 + dx, height / 2 + dy];
  };
  const toScreenHeading = (heading: number): number => {
    const turn = (heading * Math.PI) / 180;
    return (Math.atan2(Math.sin(turn) * sy, Math.cos(turn) * sx) * 180) / Math.PI + (isTurned ? 90 : 0);
  };
  const transform = `translate(${width / 2} ${height / 2}) ${isTurned ? "rotate(90) " : ""}scale(${sx} ${sy}) translate(${-cx} ${-cy})`;
  return { width, height, scale, tiers, tier, transform, toScreen, toScreenHeading };
}
