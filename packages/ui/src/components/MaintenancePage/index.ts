export { MaintenancePage } from './MaintenancePage.tsx';
export type { MaintenancePageProps } from './MaintenancePage.tsx';
