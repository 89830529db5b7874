import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, radius, size, space, typeStyle } from '../../theme/vars.ts';

export interface RecordColumn {
  id: string;
  label: string;
  /** Aligned to the end on desktops, for figures. */
  numeric?: boolean;
}

export interface RecordRow {
  id: string;
  /** Cell contents by column. The first column's opens the row. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface RecordTableProps {
  /** Accessible name of the table. */
  label: string;
  /** The first column is the title of the card on phones. */
  columns: readonly RecordColumn[];
  rows: readonly RecordRow[];
  /** Opens the details of a row. */
  onOpen: (id: string) => void;
}

// Explicit table roles, because phones lay the table out as cards, which removes the native ones.
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  ...typeStyle('body'),
  fontVariantNumeric: 'tabular-nums',
  [media.phone]: { display: 'block' },
});

const Head = styled('thead')({
  [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

const HeadRow = styled('tr')();
const Body = styled('tbody')({ [media.phone]: { display: 'block' } });

const Heading = styled('th')({
  padding: space(3, 4),
  ...typeStyle('meta'),
  color: color('text2'),
  textAlign: 'start',
  '&[data-numeric="true"]': { textAlign: 'end' },
});

const Row = styled('tr')({
  position: 'relative',
  [media.phone]: {
    display: 'grid',
    // Two columns, or one when large text does not fit an amount in each.
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(7rem, 50% - ${space(2)})), 1fr))`,
    gap: space(2, 4),
    padding: space(2, 4, 4),
    '&:not(:first-of-type)': { borderBlockStart: `1px solid ${color('line')}` },
  },
  [media.hover]: { '&:hover': { backgroundColor: color('surface2') } },
});

const Cell = styled('td')({
  color: color('text'),
  '& > [data-label]': { color: color('text2'), ...typeStyle('meta') },
  [media.desktop]: {
    padding: space(3, 4),
    borderBlockStart: `1px solid ${color('line')}`,
    '&[data-numeric="true"]': { textAlign: 'end' },
    '& > [data-label]': { display: 'none' },
  },
  [media.phone]: {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '&:first-of-type': { gridColumn: '1 / -1' },
  },
});

const Open = styled('button')({
  minHeight: size('target'),
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  ...typeStyle('label'),
  textAlign: 'start',
  cursor: 'pointer',
  // Extends the target to the whole row.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** Records: a table on desktops, cards on phones. A press opens a row. */
export function RecordTable({ label, columns, rows, onOpen }: RecordTableProps) {
  const [lead, ...others] = columns;
  if (lead === undefined) return null;
  return (
    <Table role="table" aria-label={label}>
      <Head role="rowgroup">
        <HeadRow role="row">
          {columns.map((column) => (
            <Heading key={column.id} role="columnheader" scope="col" data-numeric={column.numeric}>
              {column.label}
            </Heading>
          ))}
        </HeadRow>
      </Head>
      <Body role="rowgroup">
        {rows.map(({ id, cells }) => (
          <Row key={id} role="row">
            <Cell role="cell">
              <Open type="button" onClick={() => onOpen(id)}>
                {cells[lead.id]}
              </Open>
            </Cell>
            {others.map((column) => (
              <Cell key={column.id} role="cell" data-numeric={column.numeric}>
                <span data-label aria-hidden>
                  {column.label}
                </span>
                <span>{cells[column.id]}</span>
              </Cell>
            ))}
          </Row>
        ))}
      </Body>
    </Table>
  );
}
