export { AppFooter } from './AppFooter.tsx';
export type { AppFooterProps } from './AppFooter.tsx';
