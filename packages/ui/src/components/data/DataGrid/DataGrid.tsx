import styled from '@emotion/styled';
import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense, useId } from 'react';
import { useIsDesktop } from '../../../theme/use-media.ts';
import { color, radius, space } from '../../../theme/vars.ts';
import { pulseAnimation } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Pagination } from '../../navigation/Pagination/Pagination.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { DataCells, DataColumn, DataGridTexts, DataPaging, DataRow, DataSort } from './data-grid-types.ts';
import type { GridTableProps } from './GridTable.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { PhoneRows } from './PhoneRows.tsx';
import { PhoneSort } from './PhoneSort.tsx';

export type {
  DataCells,
  DataColumn,
  DataDetail,
  DataGridTexts,
  DataPaging,
  DataRow,
  DataSort,
} from './data-grid-types.ts';

export interface DataGridProps {
  /** Accessible name of the grid. */
  label: string;
  /** The first column leads the row on phones. A new array on each rendering renders all cells again. */
  columns: readonly DataColumn[];
  /** Rows of the current page. */
  rows: readonly DataRow[];
  paging: DataPaging;
  /** Sums by column id, of all pages. */
  totals?: DataCells;
  /** Under the rows by default; at the start for a page that answers with its sums. */
  totalsAt?: 'start' | 'end';
  /** The server's order. */
  sort?: DataSort;
  onSortChange?: (sort: DataSort) => void;
  /** Ids of hidden columns. */
  hidden?: readonly string[];
  /** With it a menu shows and hides columns. */
  onHiddenChange?: (hidden: readonly string[]) => void;
  /** Opens a row, by a press, by Enter or by its button. */
  onOpen?: (id: string) => void;
  /** Rows are loading: placeholders without rows, else the rows stay under a line. */
  loading?: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Shown instead of rows, e.g. an ErrorState. */
  error?: ReactNode;
  texts: DataGridTexts;
}

/** Without MUI's code, the rows of phones. */
const RowsOnly = ({ columns, hidden, texts, ...rows }: GridTableProps) => (
  <PhoneRows {...rows} columns={columns.filter(({ id }) => !hidden.includes(id))} openLabel={texts.open} />
);

const GridTable = lazy<ComponentType<GridTableProps>>(() =>
  import('./GridTable.tsx').then(
    (module) => ({ default: module.GridTable }),
    () => ({ default: RowsOnly }),
  ),
);

const NO_COLUMNS: readonly string[] = [];

const Root = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });
const Tools = styled('div')({
  '&:empty': { display: 'none' },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(1),
});
const Frame = styled('div')({
  // The grid is as high as its rows.
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
});
const Kept = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // A line over rows that are about to change.
  '&[data-kept="true"]::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    zIndex: 1,
    borderBlockStart: `3px solid ${color('accent')}`,
    ...pulseAnimation,
  },
});

/** A grid of one page of a long list that the server sorts and pages; rows of two lines on phones. */
export function DataGrid(props: DataGridProps) {
  const { label, columns, rows, paging, hidden = NO_COLUMNS, onHiddenChange, loading = false, texts } = props;
  const { empty, error, sort, onSortChange } = props;
  const isDesktop = useIsDesktop();
  const labelId = useId();
  const [first, ...others] = columns;
  const hideable = others.filter(({ fixed }) => fixed !== true);
  const sortable = isDesktop ? [] : columns.filter((column) => column.sortable === true && !hidden.includes(column.id));
  const instead = error ?? (loading || rows.length > 0 ? undefined : empty);
  const hasContent = instead === undefined;
  return (
    <Root aria-labelledby={labelId}>
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      <VisuallyHidden role="status">{loading && texts.loading}</VisuallyHidden>
      {hasContent && (
        <Tools>
          {onSortChange && sortable.length > 0 && (
            <PhoneSort columns={sortable} sort={sort} onSortChange={onSortChange} texts={texts} />
          )}
          {onHiddenChange && (
            <ColumnMenu label={texts.columns} columns={hideable} hidden={hidden} onChange={onHiddenChange} />
          )}
        </Tools>
      )}
      <Frame aria-busy={loading}>
        {hasContent && first ? <GridContent {...props} hidden={hidden} loading={loading} /> : instead}
      </Frame>
      {hasContent && paging.rowCount > 0 && <Pages paging={paging} texts={texts.pages} />}
    </Root>
  );
}

type GridContentProps = Omit<DataGridProps, 'hidden' | 'loading'> & { hidden: readonly string[]; loading: boolean };

function GridContent(props: GridContentProps) {
  const { label, columns, rows, paging, totals, totalsAt, sort, onSortChange, hidden, onOpen, loading, texts } = props;
  const isDesktop = useIsDesktop();
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  const placeholders = loading && rows.length === 0 ? Math.min(paging.pageSize, 10) : 0;
  const skeleton = <GridSkeleton columns={shown} rows={placeholders || rows.length} />;
  if (!isDesktop && placeholders > 0) return skeleton;
  const shared = { label, rows, onOpen, totals: placeholders > 0 ? undefined : totals, totalsAt };
  return (
    <Kept data-kept={loading && placeholders === 0}>
      {isDesktop ? (
        <Suspense fallback={skeleton}>
          <GridTable
            {...shared}
            columns={columns}
            hidden={hidden}
            placeholders={placeholders}
            sort={sort}
            onSortChange={onSortChange}
            paging={paging}
            texts={texts}
          />
        </Suspense>
      ) : (
        <PhoneRows {...shared} columns={shown} openLabel={texts.open} />
      )}
    </Kept>
  );
}

function Pages({ paging, texts }: { paging: DataPaging; texts: DataGridTexts['pages'] }) {
  const { page, pageSize, rowCount, onPageChange, pageSizes, onPageSizeChange } = paging;
  const to = Math.min(page * pageSize, rowCount);
  const choice = pageSizes &&
    onPageSizeChange && {
      label: texts.pageSize,
      options: pageSizes.map((size) => ({ value: `${size}`, label: `${size}` })),
      value: `${pageSize}`,
      onChange: (size: string) => onPageSizeChange(Number(size)),
    };
  return (
    <Pagination
      label={texts.label}
      page={page}
      pages={Math.max(1, Math.ceil(rowCount / pageSize))}
      onChange={onPageChange}
      previousLabel={texts.previous}
      nextLabel={texts.next}
      pageLabel={texts.page}
      summary={texts.summary((page - 1) * pageSize + 1, to, rowCount)}
      {...(choice && { pageSize: choice })}
    />
  );
}
