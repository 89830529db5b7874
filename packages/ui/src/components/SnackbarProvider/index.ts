export { SnackbarProvider } from './SnackbarProvider.tsx';
export type { SnackbarProviderProps } from './SnackbarProvider.tsx';
export { useSnackbar } from './snackbar-context.ts';
export type { Snackbar, SnackbarMessage, SnackbarTone } from './snackbar-context.ts';
