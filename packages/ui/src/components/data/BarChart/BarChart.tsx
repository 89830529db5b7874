import { useId } from 'react';
import { Legend, seriesColor } from '../internal/chart-styles.ts';
import type { ChartProps, ChartTexts } from '../internal/ChartFrame.tsx';
import { ChartFrame } from '../internal/ChartFrame.tsx';
import { FigureTable } from '../internal/FigureTable.tsx';
import { lazyDrawing } from '../internal/lazy-drawing.ts';
import { barFill, BarPatterns } from './bar-patterns.tsx';

export interface BarSeries {
  id: string;
  label: string;
}

export interface BarPoint {
  id: string;
  /** Under the bar, e.g. "21 Nov". */
  label: string;
  /** One value for each series; for the drawing only. */
  values: readonly (number | null)[];
  /** The same values as they are read, in tooltips and in the table. */
  texts: readonly string[];
  /** Still running; its bar is dashed. */
  unsettled?: boolean;
  /** Writes the text of the last series at the bar. */
  marked?: boolean;
}

export interface ReferenceLine {
  value: number;
  /** In the legend, with its value: "13-day average ₱7,983.61". */
  label: string;
}

export interface BarChartTexts extends ChartTexts {
  /** Legend of negative bars of a single series. */
  negative?: string;
  /** Legend of unsettled bars. */
  unsettled?: string;
}

export interface BarChartProps extends ChartProps {
  points: readonly BarPoint[];
  /** At most four; they are stacked. */
  series: readonly BarSeries[];
  references?: readonly ReferenceLine[];
  /** Text of a round value beside the axis: "40k". */
  tickText: (value: number) => string;
  texts: BarChartTexts;
}

const Drawing = lazyDrawing(async () => (await import('./BarDrawing.tsx')).BarDrawing);

const NONE: readonly ReferenceLine[] = [];

/** Bars by day or by another step, stacked when there are several series; negative ones are below zero and hatched. */
export function BarChart(props: BarChartProps) {
  const { label, summary, height = 260, points, series, references = NONE, tickText, texts } = props;
  const prefix = useId();
  const table = <FigureTable label={label} lead={texts.lead} heads={series.map((one) => one.label)} rows={points} />;
  const drawing = { height, points, series, references, tickText, prefix };
  return (
    <ChartFrame
      label={label}
      summary={summary}
      height={height}
      texts={texts}
      table={table}
      legend={<BarLegend {...props} references={references} />}
    >
      <Drawing {...drawing} instead={table} />
    </ChartFrame>
  );
}

function BarLegend({ points, series, references = NONE, texts }: BarChartProps) {
  const prefix = useId();
  const negative = series.length === 1 && points.some(({ values }) => values.some((value) => (value ?? 0) < 0));
  const unsettled = points.some((point) => point.unsettled === true);
  return (
    <Legend>
      {series.map(({ id, label }, index) => (
        <li key={id}>
          <svg width={12} height={12} aria-hidden focusable="false">
            <BarPatterns prefix={prefix} count={series.length} />
            <rect width={12} height={12} rx={3} fill={barFill(prefix, index, false)} />
          </svg>
          {label}
        </li>
      ))}
      {negative && texts.negative !== undefined && (
        <li>
          <svg width={12} height={12} aria-hidden focusable="false">
            <rect width={12} height={12} rx={3} fill={barFill(prefix, 0, true)} />
          </svg>
          {texts.negative}
        </li>
      )}
      {unsettled && texts.unsettled !== undefined && (
        <li>
          <svg width={12} height={12} aria-hidden focusable="false">
            <rect
              x={1}
              y={1}
              width={10}
              height={10}
              rx={3}
              fill={seriesColor(0)}
              fillOpacity={0.4}
              stroke={seriesColor(0)}
              strokeDasharray="3 2"
            />
          </svg>
          {texts.unsettled}
        </li>
      )}
      {references.map(({ label }) => (
        <li key={label}>
          <svg width={18} height={12} aria-hidden focusable="false">
            <path d="M0 6h18" stroke="currentColor" strokeWidth={2} strokeDasharray="5 4" />
          </svg>
          {label}
        </li>
      ))}
    </Legend>
  );
}
