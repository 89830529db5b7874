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

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2.5),
  margin: 0,
  // What a figure may measure itself against.
  containerType: 'inline-size',
  [media.desktop]: { gap: space(4) },
});

const Plate = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  // As many as fit side by side; a longer figure takes more of the row, or all of it.
  flex: '1 1 7.5rem',
  maxWidth: '100%',
  gap: space(1),
  padding: space(3.5, 4),
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
  // Not `anywhere`: a figure keeps its width and is broken only when a whole row is too short for it.
  overflowWrap: 'break-word',
  // The display face has a thin zero among its figures of one width, and nothing stands in columns here.
  '&, && *': { fontVariantNumeric: 'proportional-nums' },
});

/** Large text makes way before an amount is cut: a billion fits the narrowest phone. */
const Whole = styled('span')({ fontSize: `min(1em, calc((100cqi - 2 * ${space(4)}) / 9.6))` });

/** Few facts side by side, each a label and what it says. */
export function FactList({ facts }: FactListProps) {
  return (
    <List>
      {facts.map(({ id, label, value }) => (
        <Plate key={id}>
          <Label>{label}</Label>
          <Value>
            <Whole>{value}</Whole>
          </Value>
        </Plate>
      ))}
    </List>
  );
}
