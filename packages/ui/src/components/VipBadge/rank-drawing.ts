const middle = 32;

const point = (angle: number, reach: number) =>
  `${(middle + reach * Math.sin(angle)).toFixed(1)} ${(middle - reach * Math.cos(angle)).toFixed(1)}`;

/** Scalloped ring; finer and deeper at higher levels. */
export function edgePath(level: number): string {
  const scallops = 8 + level * 2;
  const depth = 1.2 + level * 0.25;
  const steps = scallops * 6;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    return point(angle, 29 - depth + depth * Math.cos(angle * scallops));
  });
  return `M${points.join('L')}z`;
}

/** One dash per level around the number. */
export function marksPath(level: number): string {
  return Array.from({ length: level }, (_, mark) => {
    const angle = (mark / level) * 2 * Math.PI;
    return `M${point(angle, 20)}L${point(angle, 23.5)}`;
  }).join('');
}
