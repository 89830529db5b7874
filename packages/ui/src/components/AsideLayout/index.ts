export { AsideLayout } from './AsideLayout.tsx';
export type { AsideLayoutProps } from './AsideLayout.tsx';
