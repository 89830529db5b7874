import type { ReactNode } from 'react';
import type { ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import type { ButtonVariant } from '../../../theme/control-styles.ts';

export type ConfirmQuestion = Pick<ConfirmDialogProps, 'title' | 'message' | 'confirmLabel' | 'cancelLabel' | 'tone'>;

export interface DialogAnswer<Id extends string> {
  id: Id;
  label: ReactNode;
  variant?: ButtonVariant;
}

export interface DialogMessage<Id extends string> extends Pick<
  DialogProps,
  'title' | 'text' | 'icon' | 'tone' | 'closeLabel' | 'dismissible' | 'autoClose' | 'width' | 'role'
> {
  content?: ReactNode;
  /** The main answer last. */
  answers: readonly DialogAnswer<Id>[];
}

export type DialogRequest =
  | { kind: 'confirm'; question: ConfirmQuestion }
  | { kind: 'show'; message: DialogMessage<string> };

/** An open dialog. `answer` takes the id of the pressed button, or undefined when closed without an answer. */
export type OpenDialog = DialogRequest & { id: number; open: boolean; answer: (id: string | undefined) => void };
