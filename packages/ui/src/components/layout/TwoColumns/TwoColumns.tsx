import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layout, media } from '../../../theme/vars.ts';

export interface TwoColumnsProps {
  /** Two sections; a single one takes the whole width. */
  children: ReactNode;
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: layout('section'),
  [media.desktop]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :only-child': { gridColumn: '1 / -1' },
  },
});

/** Two short sections side by side on desktops, one below the other on phones. */
export function TwoColumns({ children }: TwoColumnsProps) {
  return <Row>{children}</Row>;
}
