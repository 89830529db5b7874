import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../../../theme/vars.ts';

export interface PanelStackProps {
  children: ReactNode;
}

// Keeps scrolling content from widening a part beyond the panel.
const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

/** Vertical stack of a panel's or popup's parts, spaced like form fields. */
export function PanelStack(props: PanelStackProps) {
  return <Column {...props} />;
}
