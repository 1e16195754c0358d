import type { Point } from "../kinds";

/** Moves a chariot over the board: cell by cell along the way it came. Its car turns by itself, see `Chariot`. */
export interface Stop {
  at: Point;
  heading: number;
}
export interface Drive {
  at: Point;
  trip: { stops: Stop[]; at: number } | null;
  size: number;
  leaving?: boolean;
}

const PER_CELL = 190;

export function drive(node: SVGGElement, first: Drive): { update: (next: Drive) => void } {
  let last: Drive = first;
  settle(node, first);
  roll(node, first, null);
  return {
    update(next) {
      settle(node, next);
      // The same trip must not be driven twice when only the size of the board changes.
      if (next.trip && next.size === last.size && cellsOf(next.trip) !== cellsOf(last.trip)) roll(node, next, last.at);
      last = next;
    },
  };
}

function cellsOf(trip: Drive["trip"]): string {
  return trip?.stops.map(({ at }) => at.join()).join(" ") ?? "";
}

function placed(at: Point, size: number): string {
  return `translate(${at[0]}px, ${at[1]}px) scale(${size})`;
}

function settle(node: SVGGElement, { at, size, leaving }: Drive): void {
  node.style.transform = placed(at, size);
  if (leaving) node.style.opacity = "0";
}

function roll(node: SVGGElement, { trip, size, leaving }: Drive, from: Point | null): void {
  const pace = Number(getComputedStyle(node).getPropertyValue("--pace") || 1);
  if (!trip || pace === 0 || typeof node.animate !== "function") return;
  const points = [...(from && !leaving ? [from] : []), ...trip.stops.map(({ at }) => at)];
  if (points.length < 2) return;
  const duration = PER_CELL * pace * (points.length - 1);
  const options: KeyframeAnimationOptions = { duration, delay: trip.at * pace, fill: "backwards" };
  node.animate(points.map((at, i) => ({ transform: placed(at, size), opacity: leaving && i === points.length - 1 ? 0 : 1 })), options);
  turn(node, trip.stops, options);
}

/** The car looks where it drives; headings are unrolled so that it never spins the long way round. */
function turn(node: SVGGElement, stops: readonly Stop[], options: KeyframeAnimationOptions): void {
  const body = node.querySelector<SVGGElement>("[data-heading]");
  const end = stops.at(-1)?.heading;
  if (!body || end === undefined) return;
  const frames = stops.map(({ heading }) => ({ rotate: `${((((heading - end) % 360) + 540) % 360) - 180}deg` }));
  body.animate(frames, options);
}
