import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../../theme/vars.ts';

export interface PanelStackProps {
  children: ReactNode;
}

// No part is wider than the panel, whatever scrolls sideways in it.
const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });

/** The parts of a panel or popup under each other, at the distance of a form's fields. */
export function PanelStack(props: PanelStackProps) {
  return <Column {...props} />;
}
