export { RecordTable } from './RecordTable.tsx';
export type { RecordColumn, RecordRow, RecordTableProps } from './RecordTable.tsx';
