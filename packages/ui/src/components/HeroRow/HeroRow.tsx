import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, space } from '../../theme/vars.ts';

export interface HeroRowProps {
  /** The banner. */
  children: ReactNode;
  /** Beside it on desktops, under it on phones; without it the banner has the whole row. */
  aside?: ReactNode;
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  // Room for the plate of a jackpot, so that nothing moves when its figures come.
  '&[data-parted="true"] > :last-child': { minHeight: 92 },
  [media.desktop]: {
    gap: space(4),
    '&[data-parted="true"]': { gridTemplateColumns: 'minmax(0, 1fr) clamp(264px, 31%, 400px)' },
  },
});

/** The first thing of a home page: the banner, and what is worth a look beside it. */
export function HeroRow({ children, aside }: HeroRowProps) {
  return (
    <Row data-parted={aside !== undefined}>
      {children}
      {aside}
    </Row>
  );
}
