import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, radius, space, typeStyle } from '../../theme/vars.ts';

export interface Fact {
  id: string;
  label: ReactNode;
  value: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
}

const Grid = styled('dl')({
  display: 'grid',
  gap: space(2.5),
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  [media.desktop]: { gap: space(4) },
});

const Plate = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  padding: space(4),
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  boxShadow: `inset 0 0 0 1px ${color('line')}`,
  // Seen when the system replaces all colours and drops shadows.
  outline: '1px solid transparent',
  outlineOffset: -1,
  [media.desktop]: { padding: space(5) },
});

const Label = styled('dt')({ ...typeStyle('meta'), color: color('text2') });
const Value = styled('dd')({
  margin: 0,
  ...typeStyle('stat'),
  color: color('text'),
  overflowWrap: 'anywhere',
  // The display face has a thin zero among its figures of one width, and nothing stands in columns here.
  '&, && *': { fontVariantNumeric: 'proportional-nums' },
});

/** Few facts side by side, each a label and what it says. */
export function FactList({ facts }: FactListProps) {
  return (
    <Grid>
      {facts.map(({ id, label, value }) => (
        <Plate key={id}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Plate>
      ))}
    </Grid>
  );
}
