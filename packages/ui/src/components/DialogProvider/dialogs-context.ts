import { createContext, use } from 'react';
import type { ConfirmQuestion, DialogMessage } from './dialog-requests.ts';

export interface Dialogs {
  /** Resolves to true for yes. Escape, the backdrop and unmounting the provider mean no. */
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** Resolves to the id of the answer, or undefined when closed without one. */
  show: <Id extends string>(message: DialogMessage<Id>) => Promise<Id | undefined>;
}

export const DialogsContext = createContext<Dialogs | undefined>(undefined);

/** Opens dialogs. Rejects when the dialogs' code cannot be loaded. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('useDialogs() is called outside a DialogProvider');
  return dialogs;
}
