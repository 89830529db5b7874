import type { ReactNode } from 'react';
import { createContext, use } from 'react';

export type SnackbarTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger';

export interface SnackbarMessage {
  text: ReactNode;
  tone?: SnackbarTone;
  /** One thing to do about it; it also closes the message. */
  action?: { label: ReactNode; onPress: () => void };
  /** ms until it goes (6000; 10000 with an action); 'stay': until it is closed. */
  duration?: number | 'stay';
  /** A message of the same key takes the place of this one, so that repeats do not pile up. */
  key?: string;
  /** Read out at once, before what is being read; danger is by itself. */
  urgent?: boolean;
}

export interface Snackbar {
  /** Shows the message when there is room; returns its key. */
  show: (message: SnackbarMessage) => string;
  close: (key: string) => void;
}

export const SnackbarContext = createContext<Snackbar | undefined>(undefined);

/** Short messages at the foot of the page. */
export function useSnackbar(): Snackbar {
  const snackbar = use(SnackbarContext);
  if (!snackbar) throw new Error('useSnackbar() is called outside a SnackbarProvider');
  return snackbar;
}
