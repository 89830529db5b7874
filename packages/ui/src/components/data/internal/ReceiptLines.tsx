import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface ReceiptLine {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** Before the label. */
  icon?: IconName;
  /** Below the value, such as the name of an account. */
  note?: ReactNode;
  /** A subtotal: has a line above it. */
  divided?: boolean;
}

export interface ReceiptLinesProps {
  lines: readonly ReceiptLine[];
  /** The total, large, below the lines. */
  total?: Pick<ReceiptLine, 'label' | 'value'>;
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
  '&[data-noted="true"]': { alignItems: 'baseline' },
  '&[data-divided="true"]': {
    paddingBlockStart: space(3),
    borderBlockStart: `1px dashed ${color('lineStrong')}`,
  },
  '&[data-total="true"]': { alignItems: 'baseline', paddingBlockStart: space(4) },
});

const Label = styled('dt')({
  display: 'flex',
  // The icon does not move the text's baseline.
  alignItems: 'baseline',
  gap: space(2),
  minWidth: 0,
  ...typeStyle('body'),
  color: color('text2'),
  '& > svg': { alignSelf: 'center', color: color('text3') },
});

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
  '[data-noted="true"] > &': { display: 'grid', justifyItems: 'end', gap: 0 },
});

const Note = styled('div')({
  ...typeStyle('meta'),
  fontWeight: 450,
  color: color('text2'),
  textAlign: 'end',
});

/** Shrinks large text before an amount is cut. */
const FittedText = styled('span')({ fontSize: 'min(1em, calc(100cqi / 8.9))' });

/** Labels with their amounts, and a total. */
export function ReceiptLines({ lines, total }: ReceiptLinesProps) {
  return (
    <Lines>
      {lines.map(({ id, label, value, icon, note, divided }) => (
        <Line key={id} data-divided={divided} data-noted={note !== undefined}>
          <Label>
            {icon && <Icon name={icon} size={18} />}
            <span>{label}</span>
          </Label>
          {note === undefined ? (
            <Value>{value}</Value>
          ) : (
            <Value>
              <div>{value}</div>
              <Note>{note}</Note>
            </Value>
          )}
        </Line>
      ))}
      {total && (
        <Line data-divided data-total>
          <Label>{total.label}</Label>
          <Value>
            <FittedText>{total.value}</FittedText>
          </Value>
        </Line>
      )}
    </Lines>
  );
}
