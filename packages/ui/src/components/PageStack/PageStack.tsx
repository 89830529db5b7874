import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layout } from '../../theme/vars.ts';

export interface PageStackProps {
  children: ReactNode;
}

const Column = styled('div')({ display: 'grid', gap: layout('section'), paddingBlock: layout('section') });

/** The sections of a page under each other, at the page's distance. */
export function PageStack(props: PageStackProps) {
  return <Column {...props} />;
}
