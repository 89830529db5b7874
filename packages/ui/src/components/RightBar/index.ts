export { RightBar } from './RightBar.tsx';
export type { RightBarItem, RightBarProps } from './RightBar.tsx';
