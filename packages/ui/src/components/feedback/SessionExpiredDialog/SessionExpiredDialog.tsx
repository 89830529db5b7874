import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface SessionExpiredDialogProps {
  open: boolean;
  title: ReactNode;
  text: ReactNode;
  loginLabel: ReactNode;
  onLogin: () => void;
  /** Button to continue as a guest, which is shown only with both. */
  leaveLabel?: ReactNode;
  onLeave?: () => void;
}

/** Session expired: log in again or continue as a guest. Cannot be dismissed otherwise. */
export function SessionExpiredDialog(props: SessionExpiredDialogProps) {
  const { open, title, text, loginLabel, onLogin, leaveLabel, onLeave } = props;
  const login = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={() => undefined}
      dismissible={false}
      role="alertdialog"
      icon="clock"
      title={title}
      text={text}
      initialFocusRef={login}
      actions={
        <>
          {onLeave && leaveLabel !== undefined && (
            <Button variant="quiet" onClick={onLeave}>
              {leaveLabel}
            </Button>
          )}
          <Button ref={login} variant="action" onClick={onLogin}>
            {loginLabel}
          </Button>
        </>
      }
    />
  );
}
