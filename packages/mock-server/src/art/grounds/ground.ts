import type { Kit } from '../pen.ts';
import { short } from '../shapes.ts';

/** Where a picture's ground is drawn: its size, and the middle of what stands on it. */
export interface Stage {
  readonly w: number;
  readonly h: number;
  readonly cx: number;
  readonly cy: number;
}

export type Ground = (kit: Kit, stage: Stage) => string;

export const full = ({ w, h }: Stage, fill: string, opacity?: number): string =>
  `<rect width="${w}" height="${h}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

export const halo = ({ pen }: Kit, { cx, cy, w }: Stage, color: string, size = 0.62): string =>
  `<circle cx="${cx}" cy="${cy}" r="${short(w * size)}" fill="${pen.radial(
    [
      [0, color, 0.85],
      [1, color, 0],
    ],
    { x: 0.5, y: 0.5, r: 0.5 },
  )}"/>`;
