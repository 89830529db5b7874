import type { DataGridTexts, DataPaging, DataSort } from '@croupier/ui/data/DataGrid';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { numberFormat } from '../intl-formats.ts';

/** Rows of a page; the platform sorts and pages. */
const PAGE_SIZE = 20;

export interface GridState<Column extends string> {
  readonly sort: { readonly column: Column; readonly direction: DataSort['direction'] };
  /** One-based. */
  readonly page: number;
  readonly pageSize: number;
  readonly onSortChange: (sort: DataSort) => void;
  readonly pagingOf: (rowCount: number) => DataPaging;
}

/** Order and page of a grid in the URL. Values that the grid does not have are ignored. */
export function useGrid<const Column extends string>(
  columns: readonly [Column, ...Column[]],
  initial: Column = columns[0],
): GridState<Column> {
  const [params, setParams] = useSearchParams();
  const change = (values: Readonly<Record<string, string>>): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        for (const [name, value] of Object.entries(values)) next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const written = params.get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1;
  const column = columns.find((known) => known === params.get('sort')) ?? initial;
  return {
    sort: { column, direction: params.get('order') === 'asc' ? 'asc' : 'desc' },
    page,
    pageSize: PAGE_SIZE,
    onSortChange: (sort) => change({ sort: sort.column, order: sort.direction }),
    pagingOf: (rowCount) => ({
      page,
      pageSize: PAGE_SIZE,
      rowCount,
      onPageChange: (next) => change({ page: String(next) }),
    }),
  };
}

/** Texts of a grid; `open` names what a row opens. */
export function useGridTexts(open: (name: string) => string): DataGridTexts {
  const { t, i18n } = useTranslation('teamFigures');
  const count = numberFormat(i18n.language, {});
  return {
    loading: t('loading'),
    columns: t('grid.columns'),
    sort: t('grid.sort'),
    ascending: t('grid.ascending'),
    descending: t('grid.descending'),
    actions: t('grid.actions'),
    open,
    pages: {
      label: t('grid.pages'),
      previous: t('grid.previous'),
      next: t('grid.next'),
      page: (page) => t('grid.page', { page }),
      summary: (from, to, rows) => t('grid.summary', { from, to, rows: count.format(rows) }),
      pageSize: t('grid.pageSize'),
    },
  };
}
