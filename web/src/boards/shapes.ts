/** Shapes by which sides are told apart without colour. */
export function disc(r: number): string {
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export const hexagon = (r: number): string => softPolygon(6, r * 1.07, r * 0.22);
export const lozenge = (r: number): string => softPolygon(4, r * 1.16, r * 0.4);
/** An upright tablet with rounded corners. */
export const TABLET = "M-9.500 -12.500h19a3 3 0 0 1 3 3v19a3 3 0 0 1 -3 3h-19a3 3 0 0 1 -3 -3v-19a3 3 0 0 1 3 -3z";

/** A regular polygon with rounded corners; four corners stand on a point, six lie on a side. */
function softPolygon(corners: number, r: number, soft: number): string {
  const at = (i: number): [number, number] => {
    const turn = (i * 2 * Math.PI) / corners;
    return [r * Math.cos(turn), r * Math.sin(turn)];
  };
  const parts: string[] = [];
  for (let i = 0; i < corners; i++) {
    const [px, py] = at(i - 1);
    const [x, y] = at(i);
    const [nx, ny] = at(i + 1);
    const side = Math.hypot(nx - x, ny - y);
    const t = soft / side;
    const [ax, ay] = [x + (px - x) * t, y + (py - y) * t];
    const [bx, by] = [x + (nx - x) * t, y + (ny - y) * t];
    parts.push(`${i === 0 ? "M" : "L"}${ax.toFixed(2)} ${ay.toFixed(2)}Q${x.toFixed(2)} ${y.toFixed(2)} ${bx.toFixed(2)} ${by.toFixed(2)}`);
  }
  return `${parts.join("")}z`;
}
