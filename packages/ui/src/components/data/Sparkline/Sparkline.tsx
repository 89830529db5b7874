import styled from '@emotion/styled';
import { useState } from 'react';
import { color, media, space } from '../../../theme/vars.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { ChartTexts } from '../internal/ChartFrame.tsx';
import { FigureTable } from '../internal/FigureTable.tsx';

export interface SparklinePoint {
  id: string;
  label: string;
  /** For the drawing only. */
  value: number;
  /** The same value as it is read in the table. */
  text: string;
}

export type SparklineTone = 'plain' | 'gain' | 'loss';

export interface SparklineProps {
  /** What the course shows in a sentence: "Slots: behind until Nov 21, ahead since". */
  label: string;
  points: readonly SparklinePoint[];
  /** `gain` is green, `loss` red; the label says it too. */
  tone?: SparklineTone;
  /** Adds a button that shows the figures; leave it out where they are beside the drawing. */
  texts?: ChartTexts & { value: string };
}

/** In px; the drawing stretches to its place. */
const WIDTH = 120;
const HEIGHT = 32;
/** Half of the point at the end. */
const INSET = 4;

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  '--course': color('accent'),
  '&[data-tone="gain"]': { '--course': color('success') },
  '&[data-tone="loss"]': { '--course': color('danger') },
  '& > svg': {
    flex: '0 1 auto',
    minWidth: 0,
    maxWidth: '100%',
    overflow: 'visible',
    fill: 'none',
    stroke: 'var(--course)',
    strokeWidth: 2,
    strokeLinejoin: 'round',
  },
  '& > svg > [data-zero]': { stroke: color('lineStrong'), strokeWidth: 1.5 },
  '& > svg > circle': { fill: 'var(--course)', stroke: 'none' },
  '[dir="rtl"] & > svg': { transform: 'scaleX(-1)' },
  '& > [role="region"]': { flex: '1 0 100%' },
  [media.forcedColors]: { '&[data-tone]': { '--course': 'CanvasText' } },
});

/** A course as a small step line with its zero line. Plain SVG, because a list shows many of them. */
export function Sparkline({ label, points, tone = 'plain', texts }: SparklineProps) {
  const [isTable, setIsTable] = useState(false);
  const { path, zero, end } = drawSteps(points.map(({ value }) => value));
  return (
    <Root data-tone={tone}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
        <path data-zero d={`M0 ${zero}H${WIDTH}`} />
        <path d={path} />
        {points.length > 0 && <circle cx={WIDTH - INSET} cy={end} r={3} />}
      </svg>
      {texts && (
        <IconButton label={isTable ? texts.showChart : texts.showTable} onClick={() => setIsTable(!isTable)}>
          <Icon name={isTable ? 'close' : 'menu'} />
        </IconButton>
      )}
      {texts && isTable && (
        <FigureTable
          label={label}
          lead={texts.lead}
          heads={[texts.value]}
          rows={points.map(({ id, label: day, text }) => ({ id, label: day, texts: [text] }))}
        />
      )}
    </Root>
  );
}

/** Path of the steps, and heights of zero and of the last value. */
export function drawSteps(values: readonly number[]): { path: string; zero: number; end: number } {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const y = (value: number) => round(INSET + ((high - value) / (high - low || 1)) * (HEIGHT - 2 * INSET));
  const x = (index: number) => round((index / Math.max(1, values.length - 1)) * (WIDTH - INSET));
  const steps = values.map((value, index) => (index === 0 ? `M0 ${y(value)}` : `H${x(index)}V${y(value)}`));
  return { path: steps.join(''), zero: y(0), end: y(values.at(-1) ?? 0) };
}

const round = (length: number) => Math.round(length * 10) / 10;
