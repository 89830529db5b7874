export { SessionExpiredDialog } from './SessionExpiredDialog.tsx';
export type { SessionExpiredDialogProps } from './SessionExpiredDialog.tsx';
