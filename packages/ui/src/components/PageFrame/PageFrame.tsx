import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export interface PageFrameProps {
  header: ReactNode;
  /** The page itself; takes what room the other two leave. */
  children: ReactNode;
  footer: ReactNode;
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
const Middle = styled('div')({ flex: 1 });

/** Header, page and footer; the footer stands at the bottom of the window however short the page is. */
export function PageFrame({ header, children, footer }: PageFrameProps) {
  return (
    <Column>
      {header}
      <Middle>{children}</Middle>
      {footer}
    </Column>
  );
}
