export { CollapsibleList } from './CollapsibleList.tsx';
export type { CollapsibleItem, CollapsibleListProps } from './CollapsibleList.tsx';
