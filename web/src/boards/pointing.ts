import type { Point } from "./kinds";

/** Finding what a finger or an arrow key means. */
export interface Target {
  readonly id: string;
  readonly at: Point;
}

/** Half of a 44 px target: how far a finger may miss. */
export const REACH = 22;
/** Two targets whose distances differ by less than this cannot be told apart by a finger. */
export const BLUR = 6;

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The targets a tap may mean, nearest first: one if it is clear, several if somebody has to ask. */
export function meantBy(targets: readonly Target[], tap: Point, reach = REACH, blur = BLUR): Target[] {
  const near = targets
    .map((target) => ({ target, far: distance(target.at, tap) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far);
  const best = near[0]?.far ?? 0;
  return near.filter(({ far }) => far - best < blur).map(({ target }) => target);
}

/** Where on a drawing somebody tapped, in its own units, and how large those are on the screen; null for a key press. */
export function tapOn(drawing: SVGSVGElement | undefined, width: number, event: MouseEvent): { tap: Point; zoom: number } | null {
  const frame = drawing?.getBoundingClientRect();
  if (!frame || event.detail === 0) return null;
  const zoom = frame.width / width || 1;
  return { tap: [(event.clientX - frame.left) / zoom, (event.clientY - frame.top) / zoom], zoom };
}

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key means where a target has the focus: go to another one, or choose it. */
export function steered(event: KeyboardEvent, targets: readonly Target[], focused: string | null): { go?: Target; choose?: string } {
  const arrow = ARROWS[event.key];
  const here = targets.find((target) => target.id === focused);
  if (arrow && here) {
    event.preventDefault();
    const go = neighbour(targets, here.at, arrow);
    return go ? { go } : {};
  }
  if ((event.key === "Enter" || event.key === " ") && focused) {
    event.preventDefault();
    return { choose: focused };
  }
  return {};
}

/** The next target in the direction of an arrow key: near, and not far off to the side. */
export function neighbour(targets: readonly Target[], from: Point, arrow: Point): Target | null {
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    const dx = target.at[0] - from[0];
    const dy = target.at[1] - from[1];
    const along = dx * arrow[0] + dy * arrow[1];
    const aside = Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0]);
    const cost = along + 2 * aside;
    if (along > 1 && cost < least) {
      least = cost;
      best = target;
    }
  }
  return best;
}
