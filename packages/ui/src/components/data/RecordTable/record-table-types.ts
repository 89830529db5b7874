import type { ElementType, ReactNode } from 'react';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import type { IconName } from '../../display/Icon/Icon.tsx';
import type { RowTone } from '../internal/list-panel.tsx';
import type { PhonePlace } from '../internal/two-lines.ts';

export interface RecordColumn {
  id: string;
  label: string;
  /** Aligned to the end on desktops, for numbers. */
  numeric?: boolean;
  /**
   * Position on phones; any implies `phoneRows="lines"`. `middle` is a drawing between title and value, `subvalue` is
   * below the value without its label.
   */
  phone?: PhonePlace | 'middle' | 'subvalue';
}

export interface RecordRow<C extends ElementType = 'a'> {
  id: string;
  /** Id of its group. Rows of a group follow each other. */
  group?: string;
  /** Cell contents by column id. The first cell opens the row, when it can be opened. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Below the first cell; after the `meta` cells on phones. */
  detail?: ReactNode;
  /** The detail has a line of its own on narrow phones, and is not a few words only. */
  longDetail?: boolean;
  /** URL of a portrait image beside the first column. */
  image?: string | undefined;
  /** Beside the first column, on a tile of the tone. */
  icon?: IconName;
  iconTone?: RowTone;
  /** Columns with their usual value in this row; hidden on phones. */
  usual?: readonly string[];
  /** Whether a row that opens in place is open; undefined for all others. */
  expanded?: boolean;
  /** Below the row while it is open in place. */
  content?: ReactNode;
  /** Page of the row; with it the row is a link. */
  link?: LinkTarget<C>;
}

export interface RecordGroup {
  id: string;
  /** Head above its rows, such as the day. */
  label: ReactNode;
  /** Contents of the head by column id, such as the sum of the day; not of the first column. */
  cells?: Readonly<Record<string, ReactNode>>;
}
