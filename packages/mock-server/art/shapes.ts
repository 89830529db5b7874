/** A point in SVG coordinates. */
export type Point = readonly [x: number, y: number];

/** Formats a number with one decimal, or none from 30 on. */
export const short = (value: number): string =>
  String(Math.abs(value) >= 30 ? Math.round(value) : Math.round(value * 10) / 10);

/** Returns the point at a distance and an angle in degrees; 0 is right, 90 is down. */
export function polar([x, y]: Point, distance: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [x + distance * Math.cos(radians), y + distance * Math.sin(radians)];
}

/** This and the functions below return the `d` of a path. */
export function poly(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(ry)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(ry)} 0 1 0 ${short(-2 * r)} 0Z`;
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}Z`;
  const a = `a${r} ${r} 0 0 1 `;
  return (
    `M${short(x + r)} ${short(y)}h${short(w - 2 * r)}${a}${r} ${r}v${short(h - 2 * r)}${a}${-r} ${r}` +
    `h${short(2 * r - w)}${a}${-r} ${-r}v${short(2 * r - h)}${a}${r} ${-r}Z`
  );
}

export function star(x: number, y: number, outer: number, inner: number, points = 5, angle = -90): string {
  return poly(
    Array.from({ length: points * 2 }, (_, index) =>
      polar([x, y], index % 2 === 0 ? outer : inner, angle + (index * 180) / points),
    ),
  );
}

/** A leaf or flame that starts at a point; angles in degrees. */
export function leaf(x: number, y: number, angle: number, length: number, width: number, bend = 0): string {
  const [tx, ty] = polar([x, y], length, angle);
  const [mx, my] = polar([x, y], length / 2, angle + bend);
  const [nx, ny] = polar([0, 0], width, angle + 90);
  return `M${short(x)} ${short(y)}Q${short(mx + nx)} ${short(my + ny)} ${short(tx)} ${short(ty)}Q${short(mx - nx)} ${short(my - ny)} ${short(x)} ${short(y)}Z`;
}

/** A four-pointed sparkle. */
export function spark(x: number, y: number, r: number): string {
  const k = r * 0.12;
  return (
    `M${short(x)} ${short(y - r)}Q${short(x + k)} ${short(y - k)} ${short(x + r)} ${short(y)}` +
    `Q${short(x + k)} ${short(y + k)} ${short(x)} ${short(y + r)}Q${short(x - k)} ${short(y + k)} ${short(x - r)} ${short(y)}` +
    `Q${short(x - k)} ${short(y - k)} ${short(x)} ${short(y - r)}Z`
  );
}

const PIPS = {
  heart: 'M0 9C-3 4-10 1-10-5-10-11-2-12 0-6 2-12 10-11 10-5 10 1 3 4 0 9Z',
  diamond: 'M0-11L8 0 0 11-8 0Z',
  spade: 'M0-10C3-5 10-2 10 4 10 9 4 10 1.5 6L4 11H-4L-1.5 6C-4 10-10 9-10 4-10-2-3-5 0-10Z',
  club: 'M0-11a5 5 0 0 1 4.2 7.6A5 5 0 1 1 1.5 5L4 11H-4L-1.5 5A5 5 0 1 1-4.2-3.4 5 5 0 0 1 0-11Z',
} as const;
export type Suit = keyof typeof PIPS;
export const pip = (suit: Suit): string => PIPS[suit];

/** Returns the item at an index, modulo the length. */
export function pick<Item>(list: readonly [Item, ...Item[]], index: number): Item {
  return list[Math.abs(index) % list.length] ?? list[0];
}
