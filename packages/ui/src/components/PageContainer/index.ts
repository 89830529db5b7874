export { PageContainer } from './PageContainer.tsx';
export type { PageContainerProps } from './PageContainer.tsx';
