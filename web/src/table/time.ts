const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span on a clock: 2 d 4 h, 1:02:03, or 4:05. */
export function timeLeft(span: number): string {
  if (span >= DAY) return `${Math.floor(span / DAY)} d ${Math.floor((span % DAY) / HOUR)} h`;
  const hours = Math.floor(span / HOUR);
  const minutes = Math.floor((span % HOUR) / MINUTE);
  const seconds = two(Math.floor((span % MINUTE) / SECOND));
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
