export { BottomBar } from './BottomBar.tsx';
export type { BottomBarItem, BottomBarProps } from './BottomBar.tsx';
