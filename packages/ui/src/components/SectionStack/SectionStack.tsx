import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layout, space } from '../../theme/vars.ts';

export interface SectionStackProps {
  children: ReactNode;
}

const Column = styled('div')({
  display: 'grid',
  // Nothing is wider than the section, whatever scrolls sideways in it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  paddingBlockEnd: layout('section'),
});

/** The parts of one section under each other, closer than sections: what narrows a list, the list, its pages. */
export function SectionStack(props: SectionStackProps) {
  return <Column {...props} />;
}
