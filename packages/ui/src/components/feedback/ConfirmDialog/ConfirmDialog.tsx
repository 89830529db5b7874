import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  message?: ReactNode;
  /** Additional content: an amount, a field. */
  children?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** `destructive`: focus starts on cancel, and confirm is outlined in the danger colour. */
  tone?: 'neutral' | 'destructive';
  /** The confirmed action is in progress: the dialog stays open and ignores presses and Escape. */
  busy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Dialog with a confirm and a cancel button. Escape and the backdrop cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const { tone = 'neutral', busy = false, busyLabel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      dismissible={!busy}
      role="alertdialog"
      title={title}
      text={message}
      initialFocusRef={tone === 'destructive' ? cancel : confirm}
      actions={
        <>
          <Button ref={cancel} variant="quiet" onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={tone === 'destructive' ? 'danger' : 'action'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
