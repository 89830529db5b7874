import styled from '@emotion/styled';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';
import { niceScale } from '../internal/nice-scale.ts';
import type { RunningPoint } from './running-point.ts';

export interface RunningDrawingProps {
  points: readonly RunningPoint[];
  /** Text of a round value beside the axis. */
  tickText: (value: number) => string;
  /** px */
  height: number;
}

/** Labels under the line, as many as fit on a narrow phone. */
const MOST_LABELS = 4;

const Frame = styled('div')({
  position: 'relative',
  containerType: 'inline-size',
  // Space for the texts of the axes.
  marginInlineStart: '2.75rem',
  marginInlineEnd: space(3),
  marginBlock: space(5, 8),
  ...typeStyle('meta'),
  color: color('text2'),
  fontVariantNumeric: 'tabular-nums',
  '& > *': { position: 'absolute' },
});

const Tick = styled('div')({
  insetInline: 0,
  borderBlockEnd: `1px solid ${color('line')}`,
  '&[data-zero="true"]': { borderColor: color('controlLine') },
  '& > span': {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: '100%',
    marginInlineEnd: space(2),
    transform: 'translateY(50%)',
    whiteSpace: 'nowrap',
  },
});

const Line = styled('svg')({
  inset: 0,
  overflow: 'visible',
  fill: 'none',
  stroke: 'var(--series-0)',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
});

const Day = styled('span')({
  insetBlockStart: '100%',
  paddingBlockStart: space(2),
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  '[dir="rtl"] &': { transform: 'translateX(50%)' },
  // The last label ends with the line, so that it is inside the frame.
  '&&[data-last="true"]': { insetInlineEnd: 0, transform: 'none' },
  // The label before it would touch it.
  '@container (max-width: 16rem)': { '&:has(+ [data-last="true"]):not(:first-of-type)': { display: 'none' } },
});

const RING = 12;

const Ring = styled('span')({
  inlineSize: RING,
  blockSize: RING,
  marginInlineStart: -RING / 2,
  marginBlockEnd: -RING / 2,
  border: '2.5px solid var(--series-0)',
  borderRadius: '50%',
  backgroundColor: 'var(--series-ground)',
  [media.forcedColors]: { borderColor: 'CanvasText' },
  '& > span': {
    position: 'absolute',
    insetBlockEnd: `calc(100% + ${space(1)})`,
    whiteSpace: 'nowrap',
    fontWeight: 650,
    color: color('text'),
    // Readable across the line.
    textShadow: Array.from({ length: 4 }, () => '0 0 3px var(--series-ground)').join(','),
  },
  '&[data-below="true"] > span': { insetBlock: `calc(100% + ${space(1)}) auto` },
  '&[data-side="start"] > span': { insetInlineStart: 0 },
  '&[data-side="end"] > span': { insetInlineEnd: 0 },
});

/** The line of a RunningChart. Plain SVG and texts, which need no chart library. */
export function RunningDrawing({ height, points, tickText }: RunningDrawingProps) {
  const { min, max, ticks } = niceScale(points.map(({ value }) => value));
  const up = (value: number) => ((value - min) / (max - min)) * 100;
  const along = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * 100 : 100);
  return (
    <Frame style={{ blockSize: height }} aria-hidden>
      {ticks.map((tick) => (
        <Tick key={tick} data-zero={tick === 0} style={{ insetBlockEnd: `${up(tick)}%` }}>
          <span>
            <bdi>{tickText(tick)}</bdi>
          </span>
        </Tick>
      ))}
      <Line viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none" focusable="false">
        <path d={stepsOf(points, along, (value) => 100 - up(value))} vectorEffect="non-scaling-stroke" />
      </Line>
      {labelledOf(points).map((index) => (
        <Day
          key={index}
          data-last={index === points.length - 1}
          style={index === points.length - 1 ? {} : { insetInlineStart: `${along(index)}%` }}
        >
          {points[index]?.label}
        </Day>
      ))}
      {points.map(
        ({ id, value, text, marked }, index) =>
          marked === true && (
            <Ring
              key={id}
              data-side={along(index) > 50 ? 'end' : 'start'}
              data-below={value < 0}
              style={{ insetInlineStart: `${along(index)}%`, insetBlockEnd: `${up(value)}%` }}
            >
              <span>
                <bdi>{text}</bdi>
              </span>
            </Ring>
          ),
      )}
    </Frame>
  );
}

/** Nothing happens between two points: the line keeps its height up to the next one. */
function stepsOf(points: readonly RunningPoint[], x: (index: number) => number, y: (value: number) => number): string {
  const rounded = (length: number) => Math.round(length * 100) / 100;
  const [first] = points;
  if (first === undefined) return '';
  const steps = points.map(({ value }, index) => `H${rounded(x(index))}V${rounded(y(value))}`);
  return `M0 ${rounded(y(first.value))}${steps.join('')}`;
}

/** Points whose labels are shown: the first, the last, and some between at equal distances. */
function labelledOf(points: readonly RunningPoint[]): number[] {
  const last = points.length - 1;
  const count = Math.min(points.length, MOST_LABELS);
  return [...new Set(Array.from({ length: count }, (_, index) => Math.round((index / Math.max(1, count - 1)) * last)))];
}
