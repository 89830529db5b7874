import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ElementType, ReactNode } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { oneLine } from '../../../theme/text-styles.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { rowTarget, secondLine, type PhonePlace } from '../internal/two-lines.ts';

export interface RecordColumn {
  id: string;
  label: string;
  /** Aligned to the end on desktops, for numbers. */
  numeric?: boolean;
  /** Position on phones; any implies `phoneRows="lines"`. */
  phone?: PhonePlace;
}

export interface RecordRow<C extends ElementType = 'a'> {
  id: string;
  /** Cell contents by column id. The first cell opens the row, when it can be opened. */
  cells: Readonly<Record<string, ReactNode>>;
  /** URL of a portrait image beside the first column. */
  image?: string | undefined;
  /** Columns with their usual value in this row; hidden on phones. */
  usual?: readonly string[];
  /** Page of the row; with it the row is a link. */
  link?: LinkTarget<C>;
}

export interface RecordTableProps<C extends ElementType = 'a'> {
  /** Accessible name of the table. */
  label: string;
  /** The first column is the title of the card on phones. */
  columns: readonly RecordColumn[];
  rows: readonly RecordRow<C>[];
  /** Opens the details of a row. */
  onOpen?: (id: string) => void;
  /**
   * Rows on phones: `cards` (default) with labelled parts, or `lines`, two lines without labels: title and first number,
   * then the other cells.
   */
  phoneRows?: 'cards' | 'lines';
  /** Component of the rows' links. */
  linkComponent?: C;
}

// Explicit table roles, because the card layout on phones removes the native roles.
const Table = styled(MuiTable)({ [media.phone]: { display: 'block' } });

const Head = styled(TableHead)({
  [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

const Body = styled(TableBody)({ [media.phone]: { display: 'block' } });

const Heading = styled(TableCell)({ '&[data-numeric="true"]': { textAlign: 'end' } });

/** In px, 3:4 like the cover of a tile. */
const COVER_SIZE = { width: 42, height: 56 } as const;

const Row = styled(TableRow)({
  position: 'relative',
  [media.phone]: {
    display: 'grid',
    // Two columns, or one when large text does not fit an amount in each.
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(7rem, 50% - ${space(2)})), 1fr))`,
    gap: space(2, 4),
    padding: space(2, 4, 4),
    '&:not(:first-of-type)': { borderBlockStart: `1px solid ${color('line')}` },
  },
  '&[data-lines="two"]': {
    [media.phone]: {
      display: 'flex',
      // Large text wraps to its own lines.
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space(1, 3),
      padding: space(3, 4),
      '&[data-pictured="true"]': {
        minHeight: COVER_SIZE.height,
        paddingInlineStart: `calc(${space(7)} + ${COVER_SIZE.width}px)`,
      },
      '&::before': { content: '""', order: 2, flex: '1 0 100%' },
    },
  },
});

const Cover = styled('img')({
  display: 'inline-block',
  objectFit: 'cover',
  width: COVER_SIZE.width,
  height: COVER_SIZE.height,
  marginInlineEnd: space(3),
  borderRadius: radius('small'),
  backgroundColor: color('surface3'),
  verticalAlign: 'middle',
  [media.phone]: {
    position: 'absolute',
    insetInlineStart: space(4),
    insetBlockStart: `calc(50% - ${COVER_SIZE.height / 2}px)`,
  },
});

const Cell = styled(TableCell)({
  '& > [data-label]': { color: color('text2'), ...typeStyle('meta') },
  [media.desktop]: {
    '&[data-numeric="true"]': { textAlign: 'end' },
    '& > [data-label]': { display: 'none' },
  },
  [media.phone]: {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    minWidth: 0,
    padding: 0,
    border: 0,
    overflowWrap: 'anywhere',
    '&:first-of-type': { gridColumn: '1 / -1' },
    '&[data-phone]': { display: 'block' },
    '&[data-phone="lead"]': { flex: '1 1 0', minWidth: 'min(100%, 6rem)' },
    '&[data-phone="value"]': { order: 1, marginInlineStart: 'auto' },
    '&[data-phone="meta"]': { order: 3, ...secondLine },
    '&[data-phone="note"]': { order: 4, marginInlineStart: 'auto', ...typeStyle('meta') },
    '&[data-phone="note"] > [data-label]': { marginInlineEnd: space(1) },
    '&[data-phone="value"] > [data-label], &[data-phone="meta"] > [data-label]': { display: 'none' },
    '&[data-phone="hidden"], &[data-phone][data-usual="true"]': { display: 'none' },
  },
});

const Lead = styled('span')({
  ...typeStyle('label'),
  [media.phone]: { '[data-phone] > &': { ...oneLine, display: 'block' } },
});

const Open = styled(ButtonBase)({
  ...rowTarget,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size('target'),
  color: 'inherit',
  ...typeStyle('label'),
  textAlign: 'start',
  textDecoration: 'none',
  [media.phone]: {
    // The row itself is the target.
    '[data-phone] > &': { ...oneLine, display: 'block', width: '100%', minHeight: 0 },
  },
});

/** Columns with their positions in rows of two lines; unchanged for cards. */
function placedColumns(columns: readonly RecordColumn[], phoneRows: 'cards' | 'lines'): readonly RecordColumn[] {
  const [, ...others] = columns;
  if (phoneRows === 'cards' && others.every(({ phone }) => phone === undefined)) return columns;
  const hasValue = others.some(({ phone }) => phone === 'value');
  const value = hasValue ? undefined : others.find(({ numeric, phone }) => numeric && phone === undefined);
  return columns.map((column) => ({ ...column, phone: column.phone ?? (column === value ? 'value' : 'meta') }));
}

/** Records: a table on desktops, cards or lines on phones. A press opens a row that has a link or can be opened. */
export function RecordTable<C extends ElementType = 'a'>(props: RecordTableProps<C>) {
  const { label, columns, rows, onOpen, phoneRows = 'cards', linkComponent = 'a' } = props;
  const [lead, ...others] = placedColumns(columns, phoneRows);
  if (lead === undefined) return null;
  const isCompact = others.some(({ phone }) => phone !== undefined);
  return (
    <MuiTheme>
      <Table role="table" aria-label={label}>
        <Head role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <Heading key={column.id} role="columnheader" scope="col" data-numeric={column.numeric}>
                {column.label}
              </Heading>
            ))}
          </TableRow>
        </Head>
        <Body role="rowgroup">
          {rows.map(({ id, cells, image, usual = [], link }) => (
            <Row
              key={id}
              role="row"
              data-lines={isCompact ? 'two' : undefined}
              data-pictured={image !== undefined}
              hover={link !== undefined || onOpen !== undefined}
            >
              <Cell role="cell" data-phone={isCompact ? 'lead' : undefined}>
                {image !== undefined && <Cover src={image} alt="" loading="lazy" {...COVER_SIZE} />}
                {link !== undefined && (
                  <Open component={linkComponent} {...link}>
                    {cells[lead.id]}
                  </Open>
                )}
                {link === undefined && onOpen !== undefined && (
                  <Open type="button" onClick={() => onOpen(id)}>
                    {cells[lead.id]}
                  </Open>
                )}
                {link === undefined && onOpen === undefined && <Lead>{cells[lead.id]}</Lead>}
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
    </MuiTheme>
  );
}
