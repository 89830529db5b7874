export { Dialog } from './Dialog.tsx';
export type { DialogCloseReason, DialogProps } from './Dialog.tsx';
