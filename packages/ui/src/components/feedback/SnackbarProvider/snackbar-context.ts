import type { ReactNode } from 'react';
import { createContext, use } from 'react';

export type SnackbarTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger';

export interface SnackbarMessage {
  text: ReactNode;
  tone?: SnackbarTone;
  /** Action button; it also closes the message. */
  action?: { label: ReactNode; onPress: () => void };
  /** Called when the user closes the message without its action. */
  onDismiss?: () => void;
  /** Display time in ms (6000; 10000 with an action); 'stay' until closed. */
  duration?: number | 'stay';
  /** A new message with the same key replaces the old one, so that repeated messages are shown once. */
  key?: string;
  /** Announces the message assertively; by default only for `danger`. */
  urgent?: boolean;
}

export interface Snackbar {
  /** Queues the message; returns its key. */
  show: (message: SnackbarMessage) => string;
  close: (key: string) => void;
}

export const SnackbarContext = createContext<Snackbar | undefined>(undefined);

/** Access to snackbars. */
export function useSnackbar(): Snackbar {
  const snackbar = use(SnackbarContext);
  if (!snackbar) throw new Error('useSnackbar() is called outside a SnackbarProvider');
  return snackbar;
}
