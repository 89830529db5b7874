import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, space } from '../../../theme/vars.ts';

export interface HeroRowProps {
  /** The banner. */
  children: ReactNode;
  /** Beside the banner on desktops, below it on phones; without it the banner takes the whole row. */
  aside?: ReactNode;
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  // Reserves the jackpot's height, so that nothing moves when its data arrives.
  '&[data-parted="true"] > :last-child': { minHeight: 92 },
  [media.desktop]: {
    gap: space(4),
    '&[data-parted="true"]': { gridTemplateColumns: 'minmax(0, 1fr) clamp(264px, 31%, 400px)' },
  },
});

/** Top of a home page: the banner and an aside. */
export function HeroRow({ children, aside }: HeroRowProps) {
  return (
    <Row data-parted={aside !== undefined}>
      {children}
      {aside}
    </Row>
  );
}
