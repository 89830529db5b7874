export { DialogProvider } from './DialogProvider.tsx';
export type { DialogProviderProps } from './DialogProvider.tsx';
export { useDialogs } from './dialogs-context.ts';
export type { Dialogs } from './dialogs-context.ts';
export type { ConfirmQuestion, DialogAnswer, DialogMessage } from './dialog-questions.ts';
