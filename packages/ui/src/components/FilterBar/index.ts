export { FilterBar } from './FilterBar.tsx';
export type { AppliedFilter, FilterBarProps } from './FilterBar.tsx';
