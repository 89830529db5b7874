import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layout } from '../../theme/vars.ts';

export interface PageStackProps {
  children: ReactNode;
}

const Column = styled('div')({
  display: 'grid',
  // No section is wider than the page, whatever scrolls sideways in it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: layout('section'),
  paddingBlock: layout('section'),
});

/** The sections of a page under each other, at the page's distance. */
export function PageStack(props: PageStackProps) {
  return <Column {...props} />;
}
