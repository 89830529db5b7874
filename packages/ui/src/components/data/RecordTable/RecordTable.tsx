import TableRow from '@mui/material/TableRow';
import type { ElementType } from 'react';
import { useId } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { RecordGroupRow } from './RecordGroupRow.tsx';
import { RecordTableRow } from './RecordTableRow.tsx';
import type { RecordColumn, RecordGroup, RecordRow } from './record-table-types.ts';
import { Body, Head, Heading, Table } from './record-table-parts.ts';

export type { RecordColumn, RecordGroup, RecordRow } from './record-table-types.ts';

export interface RecordTableProps<C extends ElementType = 'a'> {
  /** Accessible name of the table. */
  label: string;
  /** The first column is the title of the card on phones. */
  columns: readonly RecordColumn[];
  rows: readonly RecordRow<C>[];
  /** Heads of the rows' groups. */
  groups?: readonly RecordGroup[];
  /** Opens the details of a row. */
  onOpen?: (id: string) => void;
  /**
   * Rows on phones: `cards` (default) with labelled parts, or `lines`, two lines without labels: title and first number,
   * then the other cells. An icon or a detail in a row implies `lines`.
   */
  phoneRows?: 'cards' | 'lines';
  /** Component of the rows' links. */
  linkComponent?: C;
}

const NONE: readonly RecordGroup[] = [];

/** Columns with their positions in rows of two lines. */
function placedColumns(columns: readonly RecordColumn[]): readonly RecordColumn[] {
  const [, ...others] = columns;
  const hasValue = others.some(({ phone }) => phone === 'value');
  const value = hasValue ? undefined : others.find(({ numeric, phone }) => numeric && phone === undefined);
  return columns.map((column) => ({ ...column, phone: column.phone ?? (column === value ? 'value' : 'meta') }));
}

/** Consecutive rows of one group. */
function sectionsOf<C extends ElementType>(rows: readonly RecordRow<C>[]): RecordRow<C>[][] {
  const sections: RecordRow<C>[][] = [];
  for (const row of rows) {
    const current = sections.at(-1);
    if (current !== undefined && current[0]?.group === row.group) current.push(row);
    else sections.push([row]);
  }
  return sections;
}

/** Records: a table on desktops, cards or lines on phones. A press opens a row that has a link or can be opened. */
export function RecordTable<C extends ElementType = 'a'>(props: RecordTableProps<C>) {
  const { label, columns, rows, groups = NONE, onOpen, phoneRows = 'cards', linkComponent = 'a' } = props;
  const tableId = useId();
  const hasTwoLines =
    phoneRows === 'lines' ||
    columns.slice(1).some(({ phone }) => phone !== undefined) ||
    rows.some(({ icon, detail }) => icon !== undefined || detail !== undefined);
  const [lead, ...others] = hasTwoLines ? placedColumns(columns) : columns;
  if (lead === undefined) return null;
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
        {sectionsOf(rows).map((section) => {
          const group = groups.find(({ id }) => id === section[0]?.group);
          const headId = group && `${tableId}-${group.id}`;
          return (
            <Body key={section[0]?.id} role="rowgroup" aria-labelledby={headId}>
              {group && headId !== undefined && <RecordGroupRow id={headId} group={group} columns={columns} />}
              {section.map((row) => (
                <RecordTableRow key={row.id} {...{ row, lead, others, hasTwoLines, onOpen, linkComponent }} />
              ))}
            </Body>
          );
        })}
      </Table>
    </MuiTheme>
  );
}
