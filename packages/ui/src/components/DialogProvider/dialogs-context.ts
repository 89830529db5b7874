import { createContext, use } from 'react';
import type { ConfirmQuestion, DialogMessage } from './dialog-questions.ts';

export interface Dialogs {
  /** Whether the answer was yes; Escape, the backdrop and the end of the provider mean no. */
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** The id of the answer, or undefined if it was closed without one. */
  show: <Id extends string>(message: DialogMessage<Id>) => Promise<Id | undefined>;
}

export const DialogsContext = createContext<Dialogs | undefined>(undefined);

/** Asks a question before the page. Rejects when the dialogs' code cannot be fetched. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('useDialogs() is called outside a DialogProvider');
  return dialogs;
}
