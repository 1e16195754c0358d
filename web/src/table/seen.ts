/** Up to where each seat has watched a match, so that a return shows what happened meanwhile. */
export type Seen = Record<string, number>;

const KEPT = 40;
const PREFIX = "triumvir-seen-";

export function readSeen(match: string): Seen {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + match) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

export function keepSeen(match: string, seen: Seen): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length > KEPT) localStorage.removeItem(keys[0] ?? "");
  localStorage.setItem(PREFIX + match, JSON.stringify(seen));
}
