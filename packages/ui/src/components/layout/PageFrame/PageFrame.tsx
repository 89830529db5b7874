import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export interface PageFrameProps {
  header: ReactNode;
  /** SideMenu, on desktops. */
  side?: ReactNode;
  /** The page; takes the remaining width. */
  children: ReactNode;
  footer: ReactNode;
  /** BottomBar, on phones. */
  bottom?: ReactNode;
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const SideColumn = styled('div')({ display: 'flex', flex: 1 });
const Page = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
const Middle = styled('div')({ flex: 1 });

/** Header, page and footer; the footer is at the bottom of the window even for a short page. */
export function PageFrame({ header, side, children, footer, bottom }: PageFrameProps) {
  return (
    <Column>
      {header}
      <SideColumn>
        {side}
        <Page>
          <Middle>{children}</Middle>
          {footer}
        </Page>
      </SideColumn>
      {bottom}
    </Column>
  );
}
