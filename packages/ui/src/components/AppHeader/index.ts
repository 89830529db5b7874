export { AppHeader } from './AppHeader.tsx';
export type { AppHeaderProps } from './AppHeader.tsx';
