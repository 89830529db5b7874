import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { oneLine } from '../../theme/text-styles.ts';
import { color, media, radius, size, space, typeStyle } from '../../theme/vars.ts';

export interface RecordColumn {
  id: string;
  label: string;
  /** Aligned to the end on desktops, for figures. */
  numeric?: boolean;
  /**
   * Place on phones, where two lines a row then replace the card: `value` ends the first line, which the first column
   * begins; `meta` begins and `note` ends the second; `hidden` is left to the details. For all columns or for none.
   */
  phone?: 'value' | 'meta' | 'note' | 'hidden';
}

export interface RecordRow {
  id: string;
  /** Cell contents by column. The first column's opens the row. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Address of an upright picture beside the first column. */
  picture?: string | undefined;
  /** Columns that say nothing new in this row, left out on phones. */
  usual?: readonly string[];
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

/** 3:4, like a tile's cover; px. */
const PICTURE = { width: 42, height: 56 } as const;

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
  '&[data-lines="two"]': {
    [media.phone]: {
      display: 'flex',
      // Large text goes to lines of its own.
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space(1, 3),
      padding: space(3, 4),
      '&[data-pictured="true"]': {
        minHeight: PICTURE.height,
        paddingInlineStart: `calc(${space(7)} + ${PICTURE.width}px)`,
      },
      '&::before': { content: '""', order: 2, flex: '1 0 100%' },
    },
  },
});

const Picture = styled('img')({
  display: 'inline-block',
  objectFit: 'cover',
  width: PICTURE.width,
  height: PICTURE.height,
  marginInlineEnd: space(3),
  borderRadius: radius('small'),
  backgroundColor: color('surface3'),
  verticalAlign: 'middle',
  [media.phone]: {
    position: 'absolute',
    insetInlineStart: space(4),
    insetBlockStart: `calc(50% - ${PICTURE.height / 2}px)`,
  },
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
    '&[data-phone]': { display: 'block' },
    '&[data-phone="lead"]': { flex: '1 1 0', minWidth: 'min(100%, 6rem)' },
    '&[data-phone="value"]': { order: 1, marginInlineStart: 'auto' },
    '&[data-phone="meta"]': { order: 3, ...typeStyle('meta'), color: color('text2') },
    '&[data-phone="note"]': { order: 4, marginInlineStart: 'auto', ...typeStyle('meta') },
    '&[data-phone="note"] > [data-label]': { marginInlineEnd: space(1) },
    '&[data-phone="value"] > [data-label], &[data-phone="meta"] > [data-label]': { display: 'none' },
    '&[data-phone="hidden"], &[data-phone][data-usual="true"]': { display: 'none' },
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
  [media.phone]: {
    // The row itself is the target.
    '[data-phone] > &': { ...oneLine, display: 'block', width: '100%', minHeight: 0 },
  },
  // All of the row opens it.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** Records: a table on desktops, cards on phones. A press opens a row. */
export function RecordTable({ label, columns, rows, onOpen }: RecordTableProps) {
  const [lead, ...others] = columns;
  if (lead === undefined) return null;
  const isCompact = others.some(({ phone }) => phone !== undefined);
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
        {rows.map(({ id, cells, picture, usual = [] }) => (
          <Row key={id} role="row" data-lines={isCompact ? 'two' : undefined} data-pictured={picture !== undefined}>
            <Cell role="cell" data-phone={isCompact ? 'lead' : undefined}>
              {picture !== undefined && <Picture src={picture} alt="" loading="lazy" {...PICTURE} />}
              <Open type="button" onClick={() => onOpen(id)}>
                {cells[lead.id]}
              </Open>
            </Cell>
            {others.map((column) => (
              <Cell
                key={column.id}
                role="cell"
                data-numeric={column.numeric}
                data-phone={column.phone}
                data-usual={usual.includes(column.id)}
              >
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
