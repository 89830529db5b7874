import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export interface FieldGridProps {
  /** Name of the group, shown above. */
  label: ReactNode;
  /** Short fields of one kind, such as rates. */
  children: ReactNode;
}

// Browsers do not lay out a fieldset as a grid item that may shrink.
const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled('legend')({
  padding: 0,
  marginBlockEnd: space(2),
  ...typeStyle('label'),
  color: color('text'),
});

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  alignItems: 'start',
  gap: space(3),
});

/** Group of short fields side by side in equal widths, as many in a row as fit. */
export function FieldGrid({ label, children }: FieldGridProps) {
  return (
    <Group>
      <Legend>{label}</Legend>
      <Grid>{children}</Grid>
    </Group>
  );
}
