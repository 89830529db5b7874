import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, space } from '../../../theme/vars.ts';

export interface AsideLayoutProps {
  children: ReactNode;
  /** Sticky at the end side on desktops, below the content on phones. */
  aside: ReactNode;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)', gap: space(7) },
});

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) });
const Aside = styled(Column)({ [media.desktop]: { position: 'sticky', insetBlockStart: space(16) } });

/** Main content with a complementary column. */
export function AsideLayout({ children, aside }: AsideLayoutProps) {
  return (
    <Columns>
      <Column>{children}</Column>
      <Aside>{aside}</Aside>
    </Columns>
  );
}
