import type { GridCellParams, GridColDef, GridLocaleText, GridSortModel } from '@mui/x-data-grid';
import { DataGrid as MuiDataGrid } from '@mui/x-data-grid/DataGrid';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useMemo } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { DataCells, DataColumn, DataGridTexts, DataPaging, DataRow, DataSort } from './data-grid-types.ts';
import { firstDirection, HEAD_REM, ROW_REM } from './data-grid-types.ts';

export interface GridTableProps {
  label: string;
  columns: readonly DataColumn[];
  hidden: readonly string[];
  rows: readonly DataRow[];
  /** Number of placeholder rows, instead of rows. */
  placeholders: number;
  totals?: DataCells | undefined;
  totalsAt?: 'start' | 'end' | undefined;
  sort?: DataSort | undefined;
  onSortChange?: ((sort: DataSort) => void) | undefined;
  paging: Pick<DataPaging, 'page' | 'pageSize' | 'rowCount'>;
  onOpen?: ((id: string) => void) | undefined;
  texts: DataGridTexts;
}

type Kind = 'row' | 'detail' | 'placeholder' | 'totals';
type TableRow = DataRow & { kind: Kind };

/** Placeholders below a row whose details load. */
const LOADING_DETAILS = 3;

/** Id of the column of row buttons. */
const ACTIONS = 'row-actions';

const slots = {
  columnSortedAscendingIcon: () => <Icon name="arrowUp" size={16} />,
  columnSortedDescendingIcon: () => <DownIcon />,
};

const DownIcon = () => (
  <span style={{ display: 'grid', transform: 'scaleY(-1)' }}>
    <Icon name="arrowUp" size={16} />
  </span>
);

const extraRow = (kind: Kind, id: string, cells: DataCells): TableRow => ({ id, kind, name: '', cells });

/** A row, and what it shows below itself while it is expanded. */
function withDetails(row: DataRow): TableRow[] {
  const { id, expanded = false, details } = row;
  const below =
    details?.map((detail) => extraRow('detail', `${id}-${detail.id}`, detail.cells)) ??
    Array.from({ length: LOADING_DETAILS }, (_, index) => extraRow('placeholder', `${id}-placeholder-${index}`, {}));
  return [{ ...row, kind: 'row' }, ...(expanded ? below : [])];
}

function columnOf(column: DataColumn): GridColDef<TableRow> {
  const { id, label, numeric = false, sortable = false, minWidth = 130 } = column;
  const className = numeric ? 'numeric' : '';
  return {
    field: id,
    headerName: label,
    sortable,
    minWidth,
    flex: 1,
    sortingOrder: firstDirection(column) === 'desc' ? ['desc', 'asc'] : ['asc', 'desc'],
    cellClassName: className,
    headerClassName: className,
    renderCell: ({ row }) =>
      row.kind === 'placeholder' ? (
        <Skeleton width={numeric ? '60%' : '80%'} />
      ) : (
        <span className="content" dir="auto">
          {row.cells[id]}
        </span>
      ),
  };
}

function actionsColumn(onOpen: (id: string) => void, texts: DataGridTexts): GridColDef<TableRow> {
  return {
    field: ACTIONS,
    headerName: texts.actions,
    renderHeader: () => <VisuallyHidden>{texts.actions}</VisuallyHidden>,
    sortable: false,
    width: 60,
    cellClassName: 'actions',
    renderCell: ({ row, tabIndex }) =>
      row.kind === 'row' && (
        <IconButton
          label={texts.open(row.name)}
          aria-expanded={row.expanded}
          tabIndex={tabIndex}
          onClick={() => onOpen(row.id)}
        >
          <Icon name={row.expanded === true ? 'chevronDown' : 'chevronEnd'} />
        </IconButton>
      ),
  };
}

/** MUI's grid; loaded when the first grid is shown on a desktop. */
export function GridTable(props: GridTableProps) {
  const { label, columns, hidden, rows, placeholders, totals, totalsAt, sort, onSortChange, paging, onOpen } = props;
  const { texts } = props;
  const gridColumns = useMemo(
    () => [...columns.map(columnOf), ...(onOpen ? [actionsColumn(onOpen, texts)] : [])],
    [columns, onOpen, texts],
  );
  const gridRows = useMemo(() => {
    const sums = totals ? [extraRow('totals', 'totals', totals)] : [];
    return [
      ...(totalsAt === 'start' ? sums : []),
      ...rows.flatMap(withDetails),
      ...Array.from({ length: placeholders }, (_, index) => extraRow('placeholder', `placeholder-${index}`, {})),
      ...(totalsAt === 'start' ? [] : sums),
    ];
  }, [rows, placeholders, totals, totalsAt]);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const localeText: Partial<GridLocaleText> = { columnHeaderSortIconLabel: texts.sort, noRowsLabel: '' };
  const open = ({ row }: Pick<GridCellParams<TableRow>, 'row'>) => row.kind === 'row' && onOpen?.(row.id);
  const changeSort = ([item]: GridSortModel) =>
    item?.sort && onSortChange?.({ column: item.field, direction: item.sort });
  return (
    <MuiTheme>
      <MuiDataGrid<TableRow>
        aria-label={label}
        columns={gridColumns}
        rows={gridRows}
        rowHeight={ROW_REM * rem}
        columnHeaderHeight={HEAD_REM * rem}
        columnVisibilityModel={Object.fromEntries(hidden.map((id) => [id, false]))}
        sortModel={sort ? [{ field: sort.column, sort: sort.direction }] : []}
        onSortModelChange={changeSort}
        sortingMode="server"
        paginationMode="server"
        paginationModel={{ page: paging.page - 1, pageSize: Math.min(paging.pageSize, 100) }}
        rowCount={paging.rowCount}
        localeText={localeText}
        slots={slots}
        // A page has at most 100 rows; all of them are found by the browser's search and by screen readers.
        disableVirtualization
        disableColumnFilter
        disableColumnMenu
        disableColumnResize
        disableColumnSelector
        hideFooter
        rowSelection={false}
        getRowClassName={({ row }) => classOf(row, onOpen !== undefined)}
        onRowClick={(params, event) => !isControl(event) && open(params)}
        onCellKeyDown={(params, event) => isEnterOnCell(event) && open(params)}
      />
    </MuiTheme>
  );
}

function classOf({ kind, expanded }: TableRow, opens: boolean): string {
  if (kind !== 'row' || !opens) return kind;
  return expanded === true ? 'opens expanded' : 'opens';
}

/** True for a press on a link, button or field in a cell. */
const isControl = ({ target }: MouseEvent) => target instanceof Element && target.closest('a, button, input') !== null;

const isEnterOnCell = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && target instanceof Element && target.matches('[role="gridcell"]');
