import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../../../theme/vars.ts';

export interface SpreadRowProps {
  /** Two small controls; the second one wraps below the first where the row is too narrow. */
  children: ReactNode;
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(4),
});

/** One control at the start and one at the end of a line: a checkbox and a link of a form. */
export function SpreadRow({ children }: SpreadRowProps) {
  return <Row>{children}</Row>;
}
