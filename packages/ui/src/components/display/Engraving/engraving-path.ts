export interface EngravingShape {
  kind: 'rosette' | 'wave';
  lines: number;
  petals: number;
}

/** Side of the rosette's square and box of the wave, in drawing units. */
export const rosetteSide = 2320;
export const waveBox = { width: 1200, height: 600 };

type Point = readonly [x: number, y: number];

/** SVG path of the points. Integers and relative steps take a third of the bytes, without a visible difference. */
function outline(points: readonly Point[], closed: boolean): string {
  let [fromX, fromY] = [0, 0];
  let path = '';
  for (const [index, [exactX, exactY]] of points.entries()) {
    const [x, y] = [Math.round(exactX), Math.round(exactY)];
    if (index === 0) path += `M${x} ${y}l`;
    else path += `${index === 1 ? '' : ' '}${x - fromX} ${y - fromY}`;
    [fromX, fromY] = [x, y];
  }
  return closed ? `${path}z` : path;
}

const samples = (count: number) => Array.from({ length: count + 1 }, (_, index) => index / count);

/** Rings of petals that rotate and flatten from the inside out, as on a banknote (guilloche). */
function rosette(lines: number, petals: number): string {
  const centre = rosetteSide / 2;
  const steps = Math.max(120, petals * 12);
  return samples(lines - 1)
    .map((ring) => {
      const points = samples(steps)
        .slice(0, -1)
        .map((fraction): Point => {
          const angle = fraction * 2 * Math.PI;
          const swing = Math.sin(angle * petals + ring * 4.05);
          const radius = 1000 * (0.52 + 0.58 * ring + (0.3 - 0.32 * ring) * swing);
          return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)];
        });
      return outline(points, true);
    })
    .join('');
}

/** Interfering waves. */
function wave(lines: number): string {
  const { width, height } = waveBox;
  const amplitude = height * 0.4;
  return samples(lines - 1)
    .map((line) => {
      const points = samples(120).map((part): Point => {
        const phase = part * 4 * Math.PI;
        const beat = Math.cos(phase / 2 + line * 5.7);
        const swell = Math.sin(phase + line * Math.PI) * beat + Math.sin(phase * 3 + line * 10.4) * 0.12;
        return [part * width, height / 2 + swell * amplitude];
      });
      return outline(points, false);
    })
    .join('');
}

const pathCache = new Map<string, string>();

/** Path data of an engraving, all lines in one path; cached per shape. */
export function engravingPath({ kind, lines, petals }: EngravingShape): string {
  const key = `${kind} ${lines} ${petals}`;
  let path = pathCache.get(key);
  if (path === undefined) {
    path = kind === 'rosette' ? rosette(lines, petals) : wave(lines);
    pathCache.set(key, path);
  }
  return path;
}
