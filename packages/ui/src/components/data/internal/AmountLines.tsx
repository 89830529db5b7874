import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { color, media, size, space, typeStyle } from '../../../theme/vars.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface AmountLine<C extends ElementType = 'a'> {
  id: string;
  label: ReactNode;
  /** Formatted, with its sign. */
  value: ReactNode;
  /** Below the label: when it is paid, what it leaves out. */
  note?: ReactNode;
  /** Page with what the line is made of. */
  source?: LinkTarget<C>;
  /** `sum` of the lines before, or `total`, under a line. */
  kind?: 'sum' | 'total';
}

export interface AmountLinesProps<C extends ElementType = 'a'> {
  lines: readonly AmountLine<C>[];
  /** Component of the links; `'a'` by default. */
  linkComponent?: C | undefined;
}

const List = styled('dl')({ margin: 0, ...typeStyle('body') });

const Line = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(4),
  paddingBlock: space(2),
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${color('line')}` },
  '&[data-source="true"]': { minHeight: size('target') },
  '&[data-kind="sum"], &[data-kind="total"]': { fontWeight: 650 },
  '&&[data-kind="total"]': { borderBlockStart: `2px solid ${color('text2')}` },
});

const Label = styled('dt')({ color: color('text2'), textWrap: 'pretty', '[data-kind] > &': { color: color('text') } });

const Note = styled('span')({ display: 'block', ...typeStyle('meta'), fontWeight: 400, color: color('text2') });

const Value = styled('dd')({
  margin: 0,
  marginInlineStart: 'auto',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '[data-kind="total"] > &': { fontSize: '1.0625rem', fontWeight: 700 },
});

/** Link whose target is the whole line. */
export const SourceLink = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color('accent'),
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '& > svg': { flex: 'none' },
  '[dir="rtl"] & > svg': { transform: 'scaleX(-1)' },
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});

/** Amounts that lead to a sum; a line may link to what it is made of. */
export function AmountLines<C extends ElementType = 'a'>({ lines, linkComponent }: AmountLinesProps<C>) {
  return (
    <List>
      {lines.map(({ id, label, value, note, source, kind }) => (
        <Line key={id} data-kind={kind} data-source={source !== undefined}>
          <Label>
            {source === undefined ? (
              label
            ) : (
              <SourceLink as={linkComponent} {...source}>
                <span>{label}</span>
                <Icon name="chevronEnd" size={14} />
              </SourceLink>
            )}
            {note !== undefined && <Note>{note}</Note>}
          </Label>
          <Value>
            <bdi>{value}</bdi>
          </Value>
        </Line>
      ))}
    </List>
  );
}
