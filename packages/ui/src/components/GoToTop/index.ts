export { GoToTop } from './GoToTop.tsx';
export type { GoToTopProps } from './GoToTop.tsx';
