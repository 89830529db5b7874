import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../../../theme/vars.ts';

export interface PanelStackProps {
  children: ReactNode;
}

const Column = styled('div')({
  display: 'grid',
  // Keeps scrolling content from widening a part beyond the panel.
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Beside a higher column, the parts keep their heights.
  alignContent: 'start',
  gap: space(4),
  '& > p': { margin: 0, textWrap: 'pretty' },
});

/** Vertical stack of a panel's or popup's parts, spaced like form fields. */
export function PanelStack(props: PanelStackProps) {
  return <Column {...props} />;
}
