export { ScrollRow } from './ScrollRow.tsx';
export type { ScrollRowProps } from './ScrollRow.tsx';
