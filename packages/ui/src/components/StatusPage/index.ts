export { StatusPage } from './StatusPage.tsx';
export type { StatusDetail, StatusPageProps } from './StatusPage.tsx';
