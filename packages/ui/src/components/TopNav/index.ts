export { TopNav } from './TopNav.tsx';
export type { TopNavItem, TopNavProps } from './TopNav.tsx';
