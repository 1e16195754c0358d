/** The shapes by which sides are told apart without colour: Caesar's pieces are round, Pompey's have six corners, Cleopatra's are lozenges. */
export type AnySide = "caesar" | "pompey" | "cleopatra";

export const EMBLEMS = { caesar: "eagle", pompey: "trident", cleopatra: "ankh" } as const;
export const LETTERS = { caesar: "C", pompey: "P", cleopatra: "K" } as const;

export function sideShape(side: AnySide, r: number): string {
  if (side === "caesar") return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  return side === "pompey" ? softPolygon(6, r * 1.07, r * 0.22) : softPolygon(4, r * 1.16, r * 0.4);
}

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
