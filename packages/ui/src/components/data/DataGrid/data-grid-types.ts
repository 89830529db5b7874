import type { ReactNode } from 'react';
import type { PhonePlace } from '../internal/two-lines.ts';

/** Height of a row and of the head, in rem, so that large text fits. */
export const ROW_REM = 3.25;
export const HEAD_REM = 2.75;

export interface DataColumn {
  id: string;
  label: string;
  /** Aligned to the end, for numbers. */
  numeric?: boolean;
  /** Its head sorts the rows. */
  sortable?: boolean;
  /** Cannot be hidden; the first column never can. */
  fixed?: boolean;
  /** Least width in px; columns share the rest. 130 by default. */
  minWidth?: number;
  /** Position on phones; `meta` by default. */
  phone?: PhonePlace;
}

export type DataCells = Readonly<Record<string, ReactNode>>;

export interface DataRow {
  id: string;
  /** Names the row in the label of its button. */
  name: string;
  /** Cell contents by column id. */
  cells: DataCells;
  /** Desktop: the row opens in place, and is open or not. Without it `onOpen` leads elsewhere. */
  expanded?: boolean;
  /** Rows that an expanded row shows below itself; undefined while they load. */
  details?: readonly DataDetail[];
}

/** A row below an expanded one. */
export type DataDetail = Pick<DataRow, 'id' | 'cells'>;

export interface DataSort {
  column: string;
  direction: 'asc' | 'desc';
}

/** Direction of a column that becomes the order: the largest number first, but A first. */
export const firstDirection = ({ numeric }: DataColumn): DataSort['direction'] => (numeric === true ? 'desc' : 'asc');

/** Pages as the server has them. */
export interface DataPaging {
  /** One-based. */
  page: number;
  /** At most 100. */
  pageSize: number;
  /** Rows of all pages. */
  rowCount: number;
  onPageChange: (page: number) => void;
  /** Choices of the page size; needed with `onPageSizeChange`. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
}

export interface DataGridTexts {
  /** Announced while rows are loading. */
  loading: string;
  /** Button and menu that show and hide columns. */
  columns: string;
  /** Tooltip of the sort button in a head; on phones the label of the sort menu. */
  sort: string;
  /** Buttons that reverse the order on phones: "Sort ascending", "Sort descending". */
  ascending: string;
  descending: string;
  /** Head of the column of row buttons. */
  actions: string;
  /** Button that opens a row: "Open Kidlat". */
  open: (name: string) => string;
  pages: {
    label: string;
    previous: string;
    next: string;
    page: (page: number) => string;
    /** "1 to 20 of 46". */
    summary: (from: number, to: number, rowCount: number) => string;
    pageSize: string;
  };
}
