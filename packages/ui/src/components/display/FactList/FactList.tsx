import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';

export interface Fact {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** Small below the value: a condition of a term. */
  note?: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
}

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2.5),
  margin: 0,
  // Size container for the amounts.
  containerType: 'inline-size',
  [media.desktop]: { gap: space(4) },
});

const Surface = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  // As many facts per row as fit; a long value takes more width, up to the whole row.
  flex: '1 1 auto',
  minWidth: 'min(100%, 7.5rem)',
  maxWidth: '100%',
  gap: space(1),
  padding: space(3.5, 4),
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  boxShadow: `inset 0 0 0 1px ${color('line')}`,
  // Visible in forced-colours mode, which removes shadows.
  outline: '1px solid transparent',
  outlineOffset: -1,
  [media.desktop]: { padding: space(5) },
});

const Label = styled('dt')({ ...typeStyle('meta'), color: color('text2') });
const Note = styled('dd')({
  // The value alone decides about the width.
  inlineSize: 0,
  minInlineSize: '100%',
  margin: 0,
  ...typeStyle('meta'),
  color: color('text2'),
  textWrap: 'pretty',
});

const Value = styled('dd')({
  margin: 0,
  ...typeStyle('stat'),
  color: color('text'),
  // Not `anywhere`: an amount keeps its width and breaks only when a whole row is too narrow.
  overflowWrap: 'break-word',
  // Proportional digits: the display font's tabular zero is thin, and nothing is aligned in columns here.
  '&, && *': { fontVariantNumeric: 'proportional-nums' },
});

/** Shrinks large text before an amount is cut: a billion fits the narrowest phone. */
const FittedText = styled('span')({ fontSize: `min(1em, calc((100cqi - 2 * ${space(4)}) / 9.6))` });

/** Label and value pairs side by side. */
export function FactList({ facts }: FactListProps) {
  return (
    <List>
      {facts.map(({ id, label, value, note }) => (
        <Surface key={id}>
          <Label>{label}</Label>
          <Value>
            <FittedText>{value}</FittedText>
          </Value>
          {note !== undefined && <Note>{note}</Note>}
        </Surface>
      ))}
    </List>
  );
}
