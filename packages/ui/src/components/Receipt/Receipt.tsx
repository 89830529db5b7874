import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, space, typeStyle } from '../../theme/vars.ts';

export interface ReceiptLine {
  id: string;
  label: ReactNode;
  value: ReactNode;
}

export interface ReceiptProps {
  lines: readonly ReceiptLine[];
  /** Large, below the others. */
  total?: Omit<ReceiptLine, 'id'>;
  /** Below it all: the button, a note. */
  children?: ReactNode;
}

const Card = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(4),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
});

const Lines = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  margin: 0,
  // What a sum may measure itself against.
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
  // Below its label too, when both do not fit side by side.
  marginInlineStart: 'auto',
  ...typeStyle('label'),
  color: color('text'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  // The display face has a thin zero among its figures of one width.
  '[data-total="true"] > &, [data-total="true"] > && *': { fontVariantNumeric: 'proportional-nums' },
  '[data-total="true"] > &': typeStyle('stat'),
});

/** Large text makes way before an amount is cut. */
const Whole = styled('span')({ fontSize: 'min(1em, calc(100cqi / 8.9))' });

/** What something comes to, line by line. */
export function Receipt({ lines, total, children }: ReceiptProps) {
  return (
    <Card>
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
              <Whole>{total.value}</Whole>
            </Value>
          </Line>
        )}
      </Lines>
      {children}
    </Card>
  );
}
