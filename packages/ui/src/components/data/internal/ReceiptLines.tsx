import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export interface ReceiptLine {
  id: string;
  label: ReactNode;
  value: ReactNode;
}

export interface ReceiptLinesProps {
  lines: readonly ReceiptLine[];
  /** The total, large, below the lines. */
  total?: Omit<ReceiptLine, 'id'>;
}

const Lines = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  margin: 0,
  // Size container for the amounts.
  containerType: 'inline-size',
});

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 4),
  '&[data-total="true"]': {
    alignItems: 'baseline',
    paddingBlockStart: space(4),
    borderBlockStart: `1px dashed ${color('lineStrong')}`,
  },
});

const Label = styled('dt')({ ...typeStyle('body'), color: color('text2') });

const Value = styled('dd')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  minWidth: 0,
  margin: 0,
  // Wraps below its label when both do not fit.
  marginInlineStart: 'auto',
  ...typeStyle('label'),
  color: color('text'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  // Proportional digits: the display font's tabular zero is thin.
  '[data-total="true"] > &, [data-total="true"] > && *': { fontVariantNumeric: 'proportional-nums' },
  '[data-total="true"] > &': typeStyle('stat'),
});

/** Shrinks large text before an amount is cut. */
const FittedText = styled('span')({ fontSize: 'min(1em, calc(100cqi / 8.9))' });

/** Labels with their amounts, and a total. */
export function ReceiptLines({ lines, total }: ReceiptLinesProps) {
  return (
    <Lines>
      {lines.map(({ id, label, value }) => (
        <Line key={id}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Line>
      ))}
      {total && (
        <Line data-total>
          <Label>{total.label}</Label>
          <Value>
            <FittedText>{total.value}</FittedText>
          </Value>
        </Line>
      )}
    </Lines>
  );
}
