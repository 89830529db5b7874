import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layout } from '../../../theme/vars.ts';

export interface PageStackProps {
  children: ReactNode;
  /** Follows a PageHeader, which has its own bottom margin. */
  headed?: boolean;
}

const Column = styled('div', { shouldForwardProp: (name) => name !== 'headed' })<Pick<PageStackProps, 'headed'>>(
  ({ headed = false }) => ({
    display: 'grid',
    // Keeps scrolling content from widening a section beyond the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: layout('section'),
    paddingBlockStart: headed ? 0 : layout('section'),
    paddingBlockEnd: layout('section'),
  }),
);

/** Vertical stack of page sections. */
export function PageStack(props: PageStackProps) {
  return <Column {...props} />;
}
