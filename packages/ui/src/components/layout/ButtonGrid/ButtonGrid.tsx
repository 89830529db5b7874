import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../../../theme/vars.ts';

export interface ButtonGridProps {
  /** Accessible name of the group. */
  label: string;
  /** Buttons of equal weight. */
  children: ReactNode;
}

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))',
  gap: space(2),
  // Four choices: two rows of two instead of three and one.
  '&:has(> :nth-of-type(4):last-of-type)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(6.25rem, 34%)), 1fr))',
  },
  '& > button': { paddingInline: space(2), whiteSpace: 'normal' },
});

/** Choices side by side in equal widths, as many in a row as fit. */
export function ButtonGrid({ label, children }: ButtonGridProps) {
  return (
    <Grid role="group" aria-label={label}>
      {children}
    </Grid>
  );
}
