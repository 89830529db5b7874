import { RecordTable, type RecordRow } from '@croupier/ui/data/RecordTable';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { TextKey } from '../../i18n/text-key.ts';
import { FieldValue } from './FieldValue.tsx';
import type { ListRows } from './list-definition.ts';
import { useDayGroups } from './use-day-groups.tsx';

export interface ListTableProps<Row> {
  readonly titleKey: TextKey;
  readonly list: ListRows<Row>;
  readonly rows: readonly Row[];
  /** More rows can be loaded, so the last day may have more than those shown. */
  readonly isPartial?: boolean;
  readonly onOpen?: (row: Row) => void;
}

/** The rows of a list: a table on desktops, cards on phones. */
export function ListTable<Row>({ titleKey, list, rows, isPartial = false, onOpen }: ListTableProps<Row>): ReactNode {
  const { i18n } = useTranslation();
  const { columns, rowId, pictureOf, iconOf, Note, hasLongNote, expansion, linkOf, linkState } = list;
  const [expandedIds, setExpandedIds] = useState<readonly string[]>([]);
  const { groups, groupOf } = useDayGroups(list.days, rows, isPartial);
  const rowsById = new Map(rows.map((row) => [rowId(row), row]));
  const open = (id: string): void => {
    const row = rowsById.get(id);
    if (row === undefined) return;
    if (expansion?.isOf(row) === true) setExpandedIds(toggled(expandedIds, id));
    else onOpen?.(row);
  };
  const expandedPart = (id: string, row: Row): Pick<RecordRow, 'expanded' | 'content'> => {
    if (onOpen === undefined || expansion?.isOf(row) !== true) return {};
    const { Content } = expansion;
    const content = (
      <Suspense>
        <Content row={row} />
      </Suspense>
    );
    return expandedIds.includes(id) ? { expanded: true, content } : { expanded: false };
  };
  return (
    <RecordTable
      label={i18n.t(titleKey)}
      columns={columns.map(({ id, label, phone, format }) => ({
        id,
        label: i18n.t(label),
        numeric: format === 'money' || format === 'count' || format === 'rate',
        ...(phone !== undefined && { phone }),
      }))}
      groups={groups}
      rows={[...rowsById].map(([id, row]) => ({
        id,
        image: pictureOf?.(row),
        ...iconOf?.(row),
        ...(Note !== undefined && { detail: <Note row={row} />, longDetail: hasLongNote?.(row) === true }),
        ...groupOf(row),
        ...expandedPart(id, row),
        usual: columns.filter(({ isUsual }) => isUsual?.(row)).map((column) => column.id),
        cells: Object.fromEntries(
          columns.map((column) => [column.id, <FieldValue key={column.id} field={column} item={row} />]),
        ),
        ...(linkOf !== undefined && { link: { to: linkOf(row), state: linkState } }),
      }))}
      linkComponent={Link}
      {...(onOpen !== undefined && { onOpen: open })}
    />
  );
}

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
