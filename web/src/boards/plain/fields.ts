/** The names within a value and what they stand for; nothing if it has none. A list of objects is numbered. */
export function fieldsOf(value: unknown): [string, unknown][] | null {
  if (Array.isArray(value)) return value.some(isObject) ? value.map((item, i) => [String(i + 1), item]) : null;
  return isObject(value) ? Object.entries(value as object) : null;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value in one line. */
export function wordOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordOf).join(", ") || "–";
  return value === null || value === undefined || value === "" ? "–" : String(value);
}
