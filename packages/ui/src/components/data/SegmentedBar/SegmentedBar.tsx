import styled from '@emotion/styled';
import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';

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
  /** Below the label: a time, a reason. */
  note?: ReactNode;
}

export interface SegmentedBarProps {
  /** Accessible name of the list of parts. */
  label: string;
  segments: readonly BarSegment[];
}

const fills: Record<SegmentFill, CSSObject> = {
  solid: { backgroundColor: color('accent'), [media.forcedColors]: { backgroundColor: 'Highlight' } },
  hatched: {
    borderColor: color('accent'),
    background: `repeating-linear-gradient(115deg, ${color('accent')} 0 3px, transparent 3px 8px)`,
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
  outlined: { borderColor: color('controlLine') },
  muted: { backgroundColor: color('controlLine'), [media.forcedColors]: { backgroundColor: 'GrayText' } },
};

const withFill = (name: string) => name !== 'fill';

const Bar = styled('div')({ display: 'flex', gap: space(1), height: 14, marginBlockEnd: space(2) });

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

/** Parts of an amount as one bar, with what each of them is. */
export function SegmentedBar({ label, segments }: SegmentedBarProps) {
  return (
    <div role="group" aria-label={label}>
      <Bar aria-hidden>
        {segments.map(
          ({ id, fill, share }) => share > 0 && <Segment key={id} fill={fill} style={{ flex: `${share} 1 0` }} />,
        )}
      </Bar>
      <Parts>
        {segments.map(({ id, fill, label: part, value, note }) => (
          <Part key={id}>
            <Label>
              <Swatch aria-hidden fill={fill} />
              <span>
                {part}
                {note && <Note>{note}</Note>}
              </span>
            </Label>
            <Value>{value}</Value>
          </Part>
        ))}
      </Parts>
    </div>
  );
}
