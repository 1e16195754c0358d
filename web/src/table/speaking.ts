/** What a drawn table says of itself: the labels of its parts, in the order in which they are read aloud. */
export function spokenBy(table: HTMLElement): string[] {
  const labels = [...table.querySelectorAll("[data-game] .board [aria-label], [data-game] .side [role=img][aria-label]")]
    .map((node) => node.getAttribute("aria-label")?.trim() ?? "")
    .filter((label) => label !== "");
  return labels.filter((label, i) => labels.indexOf(label) === i);
}
