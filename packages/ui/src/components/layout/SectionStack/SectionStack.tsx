import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layout, space } from '../../../theme/vars.ts';

export interface SectionStackProps {
  children: ReactNode;
}

const Column = styled('div')({
  display: 'grid',
  // Keeps scrolling content from widening the section.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingBlockEnd: layout('section'),
});

/** Vertical stack of a section's parts, tighter than sections: filters, list, pagination. */
export function SectionStack(props: SectionStackProps) {
  return <Column {...props} />;
}
