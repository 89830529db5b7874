import { seriesColor } from '../internal/chart-styles.ts';

/** Lines or dots of a pattern of 6 by 6 px. */
const shapes = ['', 'M0 6 6 0M-1 1 1 -1M5 7 7 5', 'M2 3h2', 'M0 3h6'] as const;

/** Fill of a bar: solid for the first series, a pattern beside the colour for the others. */
export function barFill(prefix: string, series: number, isNegative: boolean): string {
  if (isNegative) return `url(#${prefix}-negative)`;
  return series === 0 ? seriesColor(0) : `url(#${prefix}-${series})`;
}

/** Patterns of series, and the hatching of negative bars of a single series. */
export function BarPatterns({ prefix, count }: { prefix: string; count: number }) {
  const pattern = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      {shapes.slice(0, count).map(
        (shape, index) =>
          shape !== '' && (
            <pattern key={shape} id={`${prefix}-${index}`} {...pattern}>
              <rect width={6} height={6} fill={seriesColor(index)} />
              <path d={shape} stroke="var(--series-ground)" strokeWidth={1.5} strokeOpacity={0.6} />
            </pattern>
          ),
      )}
      <pattern id={`${prefix}-negative`} {...pattern}>
        <rect width={6} height={6} fill={seriesColor(1)} fillOpacity={0.2} />
        <path d={shapes[1]} stroke={seriesColor(1)} strokeWidth={1.5} />
      </pattern>
    </defs>
  );
}
