/** Pinch, double tap and drag on a board: its only child is magnified, never beyond its own frame. */
const MOST = 3;
const TAP = 280;

interface Held {
  x: number;
  y: number;
}

export function zoomable(frame: HTMLElement): { destroy: () => void } {
  const held = new Map<number, Held>();
  let scale = 1;
  let [x, y] = [0, 0];
  let lastTap = 0;

  const show = (): void => {
    const [w, h] = [frame.clientWidth, frame.clientHeight];
    x = Math.min(0, Math.max(w * (1 - scale), x));
    y = Math.min(0, Math.max(h * (1 - scale), y));
    const inner = frame.firstElementChild as HTMLElement | null;
    if (inner) {
      inner.style.transformOrigin = "0 0";
      inner.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    }
    frame.style.touchAction = scale === 1 ? "pan-y" : "none";
  };
  const zoomAt = (to: number, at: Held): void => {
    const next = Math.max(1, Math.min(MOST, to));
    x = at.x - ((at.x - x) * next) / scale;
    y = at.y - ((at.y - y) * next) / scale;
    scale = next;
    show();
  };
  const inFrame = (event: PointerEvent): Held => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = (): { far: number; at: Held } => {
    const [a, b] = [...held.values()] as [Held, Held];
    return { far: Math.hypot(a.x - b.x, a.y - b.y), at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === "touch") held.set(event.pointerId, inFrame(event));
  };
  const move = (event: PointerEvent): void => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const was = held.size === 2 ? spread() : null;
    const now = inFrame(event);
    held.set(event.pointerId, now);
    if (was) zoomAt((scale * spread().far) / Math.max(1, was.far), spread().at);
    else if (scale > 1) {
      x += now.x - before.x;
      y += now.y - before.y;
      show();
    }
  };
  const up = (event: PointerEvent): void => {
    const was = held.get(event.pointerId);
    held.delete(event.pointerId);
    const isControl = (event.target as Element | null)?.closest("button, [role=button]") !== null;
    if (!was || held.size > 0 || isControl) return;
    if (event.timeStamp - lastTap < TAP) zoomAt(scale > 1 ? 1 : 2, was);
    lastTap = event.timeStamp;
  };
  const cancel = (event: PointerEvent): void => void held.delete(event.pointerId);

  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", move);
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", cancel);
  return {
    destroy() {
      frame.removeEventListener("pointerdown", down);
      frame.removeEventListener("pointermove", move);
      frame.removeEventListener("pointerup", up);
      frame.removeEventListener("pointercancel", cancel);
    },
  };
}
