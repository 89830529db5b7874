import styled from '@emotion/styled';
import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';
import type { ReceiptLinesProps } from '../internal/ReceiptLines.tsx';
import { ReceiptLines } from '../internal/ReceiptLines.tsx';

/** How a segment is drawn: reached, under way, still to come, or not available. */
export type SegmentFill = 'solid' | 'hatched' | 'outlined' | 'muted';

export interface BarSegment {
  id: string;
  fill: SegmentFill;
  /** What the part is, with its state: "Part 2, sent". */
  label: ReactNode;
  /** Formatted amount. */
  value: string;
  /** Size relative to the other segments; for the drawing only. Nothing is drawn for 0. */
  share: number;
  /** Below the label, in a line after the amount: a time, a reason, a link to it. */
  note?: ReactNode;
}

export interface SegmentedBarProps {
  /** Accessible name of the list of parts; without a legend it says what the bar shows. */
  label: string;
  segments: readonly BarSegment[];
  /**
   * How the parts are named: a `list` (default), one `line` for two parts, or `none` where the amounts are beside the bar.
   */
  legend?: 'list' | 'line' | 'none';
  /** What the parts sum to, below their list. */
  total?: ReceiptLinesProps['total'];
  /** `success` for money that arrives. */
  tone?: 'accent' | 'success';
}

const Root = styled('div')({
  '--segment': color('accent'),
  '&[data-tone="success"]': { '--segment': color('success') },
  [media.forcedColors]: { '&[data-tone]': { '--segment': 'Highlight' } },
});

const NO_LINES: ReceiptLinesProps['lines'] = [];

const fills: Record<SegmentFill, CSSObject> = {
  solid: { backgroundColor: 'var(--segment)' },
  hatched: {
    borderColor: 'var(--segment)',
    background: 'repeating-linear-gradient(115deg, var(--segment) 0 3px, transparent 3px 8px)',
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
  outlined: { borderColor: color('controlLine') },
  muted: { backgroundColor: color('controlLine'), [media.forcedColors]: { backgroundColor: 'GrayText' } },
};

const withFill = (name: string) => name !== 'fill';

const Bar = styled('div')({
  display: 'flex',
  gap: space(1),
  height: 14,
  '&:not(:last-child)': { marginBlockEnd: space(2) },
});

const Segment = styled('span', { shouldForwardProp: withFill })<{ fill: SegmentFill }>(({ fill }) => ({
  minWidth: 6,
  border: '1.5px solid transparent',
  borderRadius: 5,
  ...fills[fill],
}));

const Swatch = styled('span', { shouldForwardProp: withFill })<{ fill: SegmentFill }>(({ fill }) => ({
  flex: 'none',
  width: 14,
  height: 14,
  border: '1.5px solid transparent',
  borderRadius: 5,
  ...fills[fill],
}));

const Parts = styled('dl')({ margin: 0 });

const Part = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(4),
  paddingBlock: space(2),
  '& + &': { borderBlockStart: `1px solid ${color('line')}` },
});

const Label = styled('dt')({
  flex: '1 1 7rem',
  display: 'flex',
  gap: space(2.5),
  minWidth: 0,
  ...typeStyle('label'),
  fontWeight: 450,
  color: color('text2'),
  // Centred on the first line.
  '& > :first-of-type': { marginBlockStart: 'calc((1lh - 14px) / 2)' },
});

const Note = styled('span')({ display: 'block', ...typeStyle('meta'), color: color('text3') });

const Value = styled('dd')({
  margin: 0,
  // Wraps below its label when both do not fit.
  marginInlineStart: 'auto',
  ...typeStyle('label'),
  color: color('text'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

const Line = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(1, 4),
  margin: 0,
  ...typeStyle('label'),
  fontWeight: 450,
  color: color('text2'),
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(1.5) },
  '& dt': { display: 'flex', alignItems: 'center', gap: space(2) },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

/** Parts of an amount as one bar, with what each of them is. */
export function SegmentedBar({ label, segments, legend = 'list', total, tone = 'accent' }: SegmentedBarProps) {
  const bar = (
    <Bar aria-hidden>
      {segments.map(
        ({ id, fill, share }) => share > 0 && <Segment key={id} fill={fill} style={{ flex: `${share} 1 0` }} />,
      )}
    </Bar>
  );
  if (legend === 'none') {
    return (
      <Root role="img" aria-label={label} data-tone={tone}>
        {bar}
      </Root>
    );
  }
  const Legend = legend === 'line' ? LineLegend : ListLegend;
  return (
    <Root role="group" aria-label={label} data-tone={tone}>
      {bar}
      <Legend segments={segments} />
      {total && <ReceiptLines lines={NO_LINES} total={total} />}
    </Root>
  );
}

function ListLegend({ segments }: Pick<SegmentedBarProps, 'segments'>) {
  return (
    <Parts>
      {segments.map(({ id, fill, label, value, note }) => (
        <Part key={id}>
          <Label>
            <Swatch aria-hidden fill={fill} />
            <span>
              {label}
              {note && <Note>{note}</Note>}
            </span>
          </Label>
          <Value>{value}</Value>
        </Part>
      ))}
    </Parts>
  );
}

function LineLegend({ segments }: Pick<SegmentedBarProps, 'segments'>) {
  return (
    <Line>
      {segments.map(({ id, fill, label, value, note }) => (
        <div key={id}>
          <dt>
            <Swatch aria-hidden fill={fill} />
            {label}
          </dt>
          <dd>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </Line>
  );
}
