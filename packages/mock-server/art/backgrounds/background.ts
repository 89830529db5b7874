import type { DrawingKit } from '../kit.ts';
import { short } from '../shapes.ts';

/** The size of a picture and the centre of its motif. */
export interface Area {
  readonly w: number;
  readonly h: number;
  readonly cx: number;
  readonly cy: number;
}

export type Background = (kit: DrawingKit, area: Area) => string;

export const full = ({ w, h }: Area, fill: string, opacity?: number): string =>
  `<rect width="${w}" height="${h}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

export const halo = ({ defs }: DrawingKit, { cx, cy, w }: Area, color: string, size = 0.62): string =>
  `<circle cx="${cx}" cy="${cy}" r="${short(w * size)}" fill="${defs.radial(
    [
      [0, color, 0.85],
      [1, color, 0],
    ],
    { x: 0.5, y: 0.5, r: 0.5 },
  )}"/>`;
