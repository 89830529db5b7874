import { useXScale, useYScale } from '@mui/x-charts/hooks';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useDirection } from '../../../theme/brand-context.ts';
import { color } from '../../../theme/vars.ts';
import { DrawnText, seriesColor } from '../internal/chart-styles.ts';
import { PlotFrame } from '../internal/PlotFrame.tsx';
import type { DifferencePoint, DifferenceRange } from './DifferenceChart.tsx';
import { LessPattern, lessFill } from './LessPattern.tsx';

export interface DifferenceDrawingProps {
  height: number;
  ranges: readonly DifferenceRange[];
  points: readonly DifferencePoint[];
  max: number;
  baseText: (value: number) => string;
  tickText: (value: number) => string;
  instead: ReactNode;
}

/** Gives the axis below its length; nothing of it is drawn. */
const axisSeries = { type: 'line', id: 'axis', data: [0, 0] } as const;

/** Number of round bases under the drawing. */
const BASES = 4;

/** The ranges of a DifferenceChart; loaded with MUI X. */
export function DifferenceDrawing({ height, ranges, points, max, baseText, tickText }: DifferenceDrawingProps) {
  const isMirrored = useDirection() === 'rtl';
  return (
    <PlotFrame
      height={height}
      extent={ranges.flatMap(({ start, end }) => [start, end])}
      tickText={tickText}
      edge={24}
      front={points.map((point, index) => (
        <NumberedPoint key={point.id} {...point} number={index + 1} />
      ))}
      series={[{ ...axisSeries, data: [...axisSeries.data] }]}
      x={{
        id: 'x',
        scaleType: 'linear',
        data: [0, max],
        min: 0,
        max,
        reverse: isMirrored,
        height: 'auto',
        tickNumber: BASES,
        valueFormatter: baseText,
      }}
    >
      <Ranges ranges={ranges} />
    </PlotFrame>
  );
}

function Ranges({ ranges }: Pick<DifferenceDrawingProps, 'ranges'>) {
  const pattern = useId();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return (
    <>
      <LessPattern id={pattern} />
      {ranges.flatMap(splitAtZero).map(({ id, from, to, start, end }) => (
        <path
          key={id}
          d={`M${x(from)} ${y(0)}L${x(from)} ${y(start)}L${x(to)} ${y(end)}L${x(to)} ${y(0)}Z`}
          fill={start + end < 0 ? lessFill(pattern) : seriesColor(0)}
        />
      ))}
    </>
  );
}

/** The parts of a range below and above zero, which have different fills. */
function splitAtZero(range: DifferenceRange): readonly DifferenceRange[] {
  const { id, from, to, start, end } = range;
  if (start * end >= 0) return [range];
  const zero = from + ((to - from) * start) / (start - end);
  return [
    { ...range, to: zero, end: 0 },
    { ...range, id: `${id} from zero`, from: zero, start: 0 },
  ];
}

function NumberedPoint({ base, difference, number }: DifferencePoint & { number: number }) {
  const x = useXScale<'linear'>()(base);
  const y = useYScale<'linear'>()(difference);
  return (
    <g>
      <circle cx={x} cy={y} r={10} fill="var(--series-ground)" stroke={color('text')} strokeWidth={2} />
      <DrawnText x={x} y={y} textAnchor="middle" dominantBaseline="central" style={{ strokeWidth: 0 }}>
        {number}
      </DrawnText>
    </g>
  );
}
