import type { BarProps } from '@mui/x-charts/BarChart';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { ReactNode } from 'react';
import { createContext, use, useMemo } from 'react';
import { color } from '../../../theme/vars.ts';
import { seriesColor } from '../internal/chart-styles.ts';
import { DrawnPoint } from '../internal/DrawnPoint.tsx';
import { PlotArea } from '../internal/PlotArea.tsx';
import { barFill, BarPatterns } from './bar-patterns.tsx';
import type { BarPoint, BarSeries, ReferenceLine } from './BarChart.tsx';

export interface BarDrawingProps {
  height: number;
  points: readonly BarPoint[];
  series: readonly BarSeries[];
  references: readonly ReferenceLine[];
  tickText: (value: number) => string;
  /** Prefix of the ids of patterns. */
  prefix: string;
  instead: ReactNode;
}

const DrawingContext = createContext<Pick<BarDrawingProps, 'points' | 'series' | 'prefix'>>({
  points: [],
  series: [],
  prefix: '',
});

const slots = { bar: Bar };

const referenceLine = { stroke: color('text2'), strokeWidth: 2, strokeDasharray: '5 4' };

/** The bars of a BarChart; loaded with MUI X. */
export function BarDrawing({ height, points, series, references, tickText, prefix }: BarDrawingProps) {
  const drawing = useMemo(() => ({ points, series, prefix }), [points, series, prefix]);
  const sums = points.map(({ values }) => ({ ...sumsOf(values) }));
  const extent = [...sums.flatMap(({ above, below }) => [above, below]), ...references.map(({ value }) => value)];
  return (
    <DrawingContext value={drawing}>
      <PlotArea
        height={height}
        points={points}
        extent={extent}
        tickText={tickText}
        series={series.map(({ id, label }, index) => ({
          type: 'bar' as const,
          id,
          label,
          stack: 'all',
          color: seriesColor(index),
          data: points.map(({ values }) => values[index] ?? null),
          valueFormatter: (_value: number | null, { dataIndex }: { dataIndex: number }) =>
            points[dataIndex]?.texts[index] ?? '',
        }))}
      >
        <BarPatterns prefix={prefix} count={series.length} />
        <BarPlot slots={slots} />
        {references.map(({ value, label }) => (
          <ChartsReferenceLine key={label} y={value} lineStyle={referenceLine} />
        ))}
        {points.map(({ id, marked, values, texts }, index) => {
          const { above, below } = sums[index] ?? { above: 0, below: 0 };
          const value = above > 0 ? above : below;
          return marked === true && <DrawnPoint key={id} id={id} value={value} text={texts[values.length - 1] ?? ''} />;
        })}
      </PlotArea>
    </DrawingContext>
  );
}

function sumsOf(values: readonly (number | null)[]) {
  const numbers = values.map((value) => value ?? 0);
  const sum = (part: readonly number[]) => part.reduce((total, value) => total + value, 0);
  return { above: sum(numbers.filter((value) => value > 0)), below: sum(numbers.filter((value) => value < 0)) };
}

function Bar({ seriesId, dataIndex, x, y, width, height }: BarProps) {
  const { points, series, prefix } = use(DrawingContext);
  const index = series.findIndex(({ id }) => id === seriesId);
  const { values, unsettled = false } = points[dataIndex] ?? { values: [] };
  if (height === 0) return null;
  const isNegative = series.length === 1 && (values[index] ?? 0) < 0;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={Math.min(3, width / 2, height / 2)}
      fill={barFill(prefix, index, isNegative)}
      fillOpacity={unsettled ? 0.4 : 1}
      {...(unsettled && { stroke: seriesColor(isNegative ? 1 : index), strokeWidth: 1.5, strokeDasharray: '3 3' })}
      {...(series.length > 1 && !unsettled && { stroke: 'var(--series-ground)', strokeWidth: 1 })}
    />
  );
}
