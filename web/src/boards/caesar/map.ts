import type { Province as ProvinceId, Space as SpaceId } from "../../protocol/games/caesar";
import type { Point } from "../kinds";
import coast from "./coast.json";
import data from "./data/map.json";

/** The map, scaled to whatever room there is: positions stretch, pieces do not. */
export interface Province {
  id: ProvinceId;
  central: boolean;
  at: Point;
  fields: Point[];
  outline: string;
}
export interface Space {
  id: SpaceId;
  between: [ProvinceId, ProvinceId];
  symbol: "sword" | "shield" | "ship";
  borderControl: boolean;
  at: Point;
  /** Direction of the first province, in degrees clockwise from east. */
  angle: number;
}
export interface Map {
  width: number;
  height: number;
  provinces: Province[];
  spaces: Space[];
  borders: string;
  land: string;
}

type Scale = (x: number, y: number) => Point;
const [WIDTH, HEIGHT] = data.size as [number, number];

export const PROVINCES: readonly ProvinceId[] = data.provinces.map((province) => province.id as ProvinceId);
export const NEIGHBOURS: Readonly<Partial<Record<ProvinceId, readonly SpaceId[]>>> = Object.fromEntries(
  PROVINCES.map((id) => [id, data.spaces.filter((space) => space.between.includes(id)).map((space) => space.id as SpaceId)]),
);

export function makeMap(width: number, height: number): Map {
  const scale: Scale = (x, y) => [(x * width) / WIDTH, (y * height) / HEIGHT];
  return {
    width,
    height,
    provinces: data.provinces.map((p) => ({
      id: p.id as ProvinceId,
      central: p.central,
      at: scaled(p.at, scale),
      fields: p.fields === 2 ? [scaled(p.at, scale), scaled(data.second_field_of_italia, scale)] : [scaled(p.at, scale)],
      outline: `${path(p.shape, scale)}z`,
    })),
    spaces: data.spaces.map((s) => ({
      id: s.id as SpaceId,
      between: s.between as [ProvinceId, ProvinceId],
      symbol: s.symbol as Space["symbol"],
      borderControl: s.border_control,
      at: scaled(s.at, scale),
      angle: stretchedAngle(s.angle, width / WIDTH, height / HEIGHT),
    })),
    borders: data.lines.map((line) => path(line, scale)).join(""),
    land: [coast.mainland, coast.asia, ...coast.islands].map((ring) => shore(ring, width, height)).join(""),
  };
}

function scaled(at: readonly number[], scale: Scale): Point {
  return scale(at[0] ?? 0, at[1] ?? 0);
}

function path(flat: readonly number[], scale: Scale): string {
  const points: string[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) {
    const [x, y] = scale(flat[i] ?? 0, flat[i + 1] ?? 0);
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${points.join("L")}`;
}

function stretchedAngle(angle: number, sx: number, sy: number): number {
  const turn = (angle * Math.PI) / 180;
  return (Math.atan2(Math.sin(turn) * sy, Math.cos(turn) * sx) * 180) / Math.PI;
}

/** A coastline: corners rounded by curves from the middle of each side to the next. */
function shore(ring: readonly (readonly number[])[], width: number, height: number): string {
  const points = ring.map(([x = 0, y = 0]): Point => [(x * width) / 100, (y * height) / 100]);
  const middle = (i: number): Point => {
    const a = points[i % points.length] ?? [0, 0];
    const b = points[(i + 1) % points.length] ?? [0, 0];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const text = (point: Point): string => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
  const curves = points.map((_, i) => `Q${text(points[(i + 1) % points.length] ?? [0, 0])} ${text(middle(i + 1))}`);
  return `M${text(middle(0))}${curves.join("")}z`;
}
