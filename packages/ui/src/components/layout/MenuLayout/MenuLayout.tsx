import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, space } from '../../../theme/vars.ts';

export interface MenuLayoutProps {
  /** A MemberMenu as column; on desktops only. */
  menu: ReactNode;
  children: ReactNode;
}

const Columns = styled('div')({
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    gap: space(9),
    alignItems: 'start',
  },
});

const Menu = styled('div')({
  display: 'none',
  [media.desktop]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: space(16),
    paddingBlockStart: space(6),
    maxBlockSize: `calc(100vh - ${space(16)})`,
    overflowY: 'auto',
    scrollbarWidth: 'none',
  },
});

/** Pages of a centre with their menu at the start side on desktops. */
export function MenuLayout({ menu, children }: MenuLayoutProps) {
  return (
    <Columns>
      <Menu>{menu}</Menu>
      <div>{children}</div>
    </Columns>
  );
}
