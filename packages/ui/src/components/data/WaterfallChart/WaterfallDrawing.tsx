import { useXScale, useYScale } from '@mui/x-charts/hooks';
import type { ReactNode } from 'react';
import { color } from '../../../theme/vars.ts';
import { DrawnText } from '../internal/chart-styles.ts';
import { PlotArea } from '../internal/PlotArea.tsx';
import { changeFill } from './change-fill.ts';
import type { WaterfallChartProps } from './WaterfallChart.tsx';

export interface WaterfallDrawingProps extends Pick<WaterfallChartProps, 'opening' | 'steps' | 'closing' | 'tickText'> {
  height: number;
  /** Name of the amounts in the tooltip. */
  name: string;
  instead: ReactNode;
}

interface DrawnBar {
  id: string;
  label: string;
  text: string;
  from: number;
  to: number;
  isTotal: boolean;
}

/** Least width of a step in px at which its text fits above the bar. */
const TEXT_STEP = 76;

const connector = { stroke: color('controlLine'), strokeDasharray: '2 4' };

/** The bars of a WaterfallChart; loaded with MUI X. */
export function WaterfallDrawing({ height, opening, steps, closing, tickText, name }: WaterfallDrawingProps) {
  const bars = barsOf({ opening, steps, closing });
  return (
    <PlotArea
      height={height}
      points={bars}
      extent={[0, ...bars.flatMap(({ from, to }) => [from, to])]}
      scaleType="band"
      tickText={tickText}
      series={[
        {
          type: 'bar',
          id: 'amount',
          label: name,
          color: 'var(--series-0)',
          data: bars.map(({ to }) => to),
          valueFormatter: (_value, { dataIndex }) => bars[dataIndex]?.text ?? '',
        },
      ]}
    >
      {bars.map((bar, index) => (
        <Bar key={bar.id} bar={bar} next={bars[index + 1]} />
      ))}
    </PlotArea>
  );
}

function barsOf({ opening, steps, closing }: Pick<WaterfallChartProps, 'opening' | 'steps' | 'closing'>): DrawnBar[] {
  let balance = opening.value;
  const changes = steps.map(({ id, label, text, change }) => {
    const from = balance;
    balance += change;
    return { id, label, text, from, to: balance, isTotal: false };
  });
  const total = (id: string, { label, text, value }: typeof opening) => ({
    id,
    label,
    text,
    from: 0,
    to: value,
    isTotal: true,
  });
  return [total('opening', opening), ...changes, total('closing', closing)];
}

function Bar({ bar, next }: { bar: DrawnBar; next: DrawnBar | undefined }) {
  const { id, text, from, to, isTotal } = bar;
  const scale = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const width = scale.bandwidth();
  const x = scale(id) ?? 0;
  const top = Math.min(y(from), y(to));
  const barHeight = Math.max(3, Math.abs(y(from) - y(to)));
  return (
    <g>
      {next && <line x1={x + width / 2} x2={(scale(next.id) ?? 0) + width / 2} y1={y(to)} y2={y(to)} {...connector} />}
      <rect
        x={x}
        y={top}
        width={width}
        height={barHeight}
        rx={Math.min(4, barHeight / 2)}
        // Covers the connector.
        fill="var(--series-ground)"
      />
      <rect
        x={x}
        y={top}
        width={width}
        height={barHeight}
        rx={Math.min(4, barHeight / 2)}
        {...(isTotal ? { fill: 'var(--series-total)' } : changeFill(to - from))}
      />
      {scale.step() >= TEXT_STEP && (
        <DrawnText x={x + width / 2} y={top - 8} textAnchor="middle">
          {text}
        </DrawnText>
      )}
    </g>
  );
}
