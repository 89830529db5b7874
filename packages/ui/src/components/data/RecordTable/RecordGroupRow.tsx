import type { RecordColumn, RecordGroup } from './record-table-types.ts';
import { GroupCell, GroupRow } from './record-table-parts.ts';

export interface RecordGroupRowProps {
  group: RecordGroup;
  columns: readonly RecordColumn[];
  /** Id of the cell with the name. */
  id: string;
}

/** Head of a group; its name takes the columns before the first one with contents. */
export function RecordGroupRow({ group, columns, id }: RecordGroupRowProps) {
  const { label, cells = {} } = group;
  const first = columns.findIndex((column) => cells[column.id] !== undefined);
  const span = first === -1 ? columns.length : Math.max(1, first);
  return (
    <GroupRow role="row" data-group>
      <GroupCell role="rowheader" component="th" scope="rowgroup" id={id} colSpan={span}>
        {label}
      </GroupCell>
      {columns.slice(span).map((column) => (
        <GroupCell key={column.id} role="cell" data-numeric={column.numeric}>
          {cells[column.id]}
        </GroupCell>
      ))}
    </GroupRow>
  );
}
