const LEAST = 400;
const MOST = 15_000;

/** How long to wait before the next attempt: longer each time, and never all clients at the same moment. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  const whole = Math.min(MOST, LEAST * 2 ** Math.min(attempt, 10));
  return Math.round(whole * (0.6 + 0.4 * chance));
}
