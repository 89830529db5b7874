import type { ReactNode } from 'react';

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
  /**
   * Position on phones, where a row has two lines: `value` is at the end of the first line, after the first column;
   * `meta`, the default, is at the start and `note` at the end of the second line; `hidden` is not shown.
   */
  phone?: 'value' | 'meta' | 'note' | 'hidden';
}

export type DataCells = Readonly<Record<string, ReactNode>>;

export interface DataRow {
  id: string;
  /** Names the row in the label of its button. */
  name: string;
  /** Cell contents by column id. */
  cells: DataCells;
}

export interface DataSort {
  column: string;
  direction: 'asc' | 'desc';
}

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
  /** Tooltip of the sort button in a head. */
  sort: string;
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
