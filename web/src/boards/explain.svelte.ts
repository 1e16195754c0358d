/** A long press explains: what a mouse learns by hovering, a finger learns by resting. */
export interface Explanation {
  text: string;
  x: number;
  y: number;
}

const REST = 450;
const SLIP = 10;

export class Explainer {
  shown = $state.raw<Explanation | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: [number, number] = [0, 0];

  press(event: PointerEvent): void {
    this.release();
    if (event.pointerType !== "touch") return;
    this.#from = [event.clientX, event.clientY];
    const text = labelOf(event.target as Element | null);
    if (text) this.#timer = setTimeout(() => (this.shown = { text, x: event.clientX, y: event.clientY }), REST);
  }

  slide(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.#from[0], event.clientY - this.#from[1]) > SLIP) this.release();
  }

  release(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}

/** The nearest words for an element: its label, or its title. */
function labelOf(element: Element | null): string {
  const found = element?.closest("[aria-label], [title]");
  return found?.getAttribute("aria-label") ?? found?.getAttribute("title") ?? "";
}
