export { OfflineBar } from './OfflineBar.tsx';
export type { OfflineBarProps } from './OfflineBar.tsx';
