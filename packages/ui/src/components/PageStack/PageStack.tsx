import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layout } from '../../theme/vars.ts';

export interface PageStackProps {
  children: ReactNode;
  /** Follows a PageHeader, which keeps its own distance. */
  headed?: boolean;
}

const Column = styled('div', { shouldForwardProp: (name) => name !== 'headed' })<Pick<PageStackProps, 'headed'>>(
  ({ headed = false }) => ({
    display: 'grid',
    // No section is wider than the page, whatever scrolls sideways in it.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: layout('section'),
    paddingBlockStart: headed ? 0 : layout('section'),
    paddingBlockEnd: layout('section'),
  }),
);

/** The sections of a page under each other, at the page's distance. */
export function PageStack(props: PageStackProps) {
  return <Column {...props} />;
}
