import styled from '@emotion/styled';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Legend, seriesColor } from '../internal/chart-styles.ts';
import type { ChartProps, ChartTexts } from '../internal/ChartFrame.tsx';
import { ChartFrame } from '../internal/ChartFrame.tsx';
import { FigureTable } from '../internal/FigureTable.tsx';
import { lazyDrawing } from '../internal/lazy-drawing.ts';
import { LessPattern, lessFill } from './LessPattern.tsx';

/** A range of bases in which the difference of two terms is a straight line. */
export interface DifferenceRange {
  id: string;
  /** Bases and differences at both ends; for the drawing only. */
  from: number;
  to: number;
  start: number;
  end: number;
  /** The range as it is read: "₱100,000 to ₱150,000". */
  label: string;
  /** Its difference as it is read: "₱4,000.00 to ₱6,000.00 less". */
  text: string;
}

/** A period of the reader at its base. */
export interface DifferencePoint {
  id: string;
  /** "1 to 15 November". */
  label: string;
  base: number;
  difference: number;
  /** The difference as it is read. */
  text: string;
}

export interface DifferenceChartTexts extends ChartTexts {
  /** Head of the differences in the table. */
  difference: string;
  /** Legend of the ranges: "Version 4 pays more", "pays less". */
  more: string;
  less: string;
}

export interface DifferenceChartProps extends ChartProps {
  /** In order, without overlaps; ranges without a difference may be left out. */
  ranges: readonly DifferenceRange[];
  /** The reader's own periods, numbered in the drawing and listed below it. */
  points: readonly DifferencePoint[];
  /** End of the axis of bases. */
  max: number;
  /** Texts of round values at the axis below and at the side: "₱100k", "+5k". */
  baseText: (value: number) => string;
  tickText: (value: number) => string;
  texts: DifferenceChartTexts;
}

const Drawing = lazyDrawing(async () => (await import('./DifferenceDrawing.tsx')).DifferenceDrawing);

const Points = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1, 4),
  margin: 0,
  marginBlockStart: space(2),
  padding: 0,
  listStyle: 'none',
  ...typeStyle('meta'),
  color: color('text2'),
  '& > li': { display: 'flex', alignItems: 'center', gap: space(1.5) },
  '& b': { color: color('text'), fontVariantNumeric: 'tabular-nums' },
});

const Number = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  border: `2px solid ${color('text')}`,
  borderRadius: '50%',
  color: color('text'),
  fontWeight: 700,
});

/** What new terms pay above or below the old ones, by base, with the reader's own periods as points. */
export function DifferenceChart(props: DifferenceChartProps) {
  const { label, summary, height = 260, ranges, points, max, baseText, tickText, texts } = props;
  const rows = ranges.map(({ id, label: name, text }) => ({ id, label: name, texts: [text] }));
  const table = <FigureTable label={label} lead={texts.lead} heads={[texts.difference]} rows={rows} />;
  const legend = (
    <Legend>
      <li>
        <svg width={12} height={12} aria-hidden focusable="false">
          <rect width={12} height={12} rx={3} fill={seriesColor(0)} />
        </svg>
        {texts.more}
      </li>
      <li>
        <svg width={12} height={12} aria-hidden focusable="false">
          <LessPattern id="less-legend" />
          <rect width={12} height={12} rx={3} fill={lessFill('less-legend')} />
        </svg>
        {texts.less}
      </li>
    </Legend>
  );
  return (
    <div>
      <ChartFrame label={label} summary={summary} height={height} texts={texts} table={table} legend={legend}>
        <Drawing
          height={height}
          ranges={ranges}
          points={points}
          max={max}
          baseText={baseText}
          tickText={tickText}
          instead={table}
        />
      </ChartFrame>
      {points.length > 0 && (
        <Points aria-label={label}>
          {points.map(({ id, label: name, text }, index) => (
            <li key={id}>
              <Number aria-hidden>{index + 1}</Number>
              <span>
                {name} <b>{text}</b>
              </span>
            </li>
          ))}
        </Points>
      )}
    </div>
  );
}
