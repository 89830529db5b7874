import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export interface PageFrameProps {
  header: ReactNode;
  /** Beside the page on desktops: SideMenu. */
  side?: ReactNode;
  /** The page itself; takes what room the others leave. */
  children: ReactNode;
  footer: ReactNode;
  /** At the lower edge of phones: BottomBar. */
  bottom?: ReactNode;
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Beside = styled('div')({ display: 'flex', flex: 1 });
const Page = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
const Middle = styled('div')({ flex: 1 });

/** Header, page and footer; the footer stands at the bottom of the window however short the page is. */
export function PageFrame({ header, side, children, footer, bottom }: PageFrameProps) {
  return (
    <Column>
      {header}
      <Beside>
        {side}
        <Page>
          <Middle>{children}</Middle>
          {footer}
        </Page>
      </Beside>
      {bottom}
    </Column>
  );
}
