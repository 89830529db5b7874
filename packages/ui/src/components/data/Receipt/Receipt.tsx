import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, space } from '../../../theme/vars.ts';
import type { ReceiptLinesProps } from '../internal/ReceiptLines.tsx';
import { ReceiptLines } from '../internal/ReceiptLines.tsx';

export type { ReceiptLine } from '../internal/ReceiptLines.tsx';

export interface ReceiptProps extends ReceiptLinesProps {
  /** Bottom slot: button, note. */
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

/** Itemised amounts with a total. */
export function Receipt({ lines, total, children }: ReceiptProps) {
  return (
    <Card>
      <ReceiptLines lines={lines} total={total} />
      {children}
    </Card>
  );
}
