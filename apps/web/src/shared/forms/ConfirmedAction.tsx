import type { ApiError } from '@croupier/sdk/errors';
import { Button, type ButtonProps } from '@croupier/ui/actions/Button';
import { ConfirmDialog, type ConfirmDialogProps } from '@croupier/ui/feedback/ConfirmDialog';
import { useState, type ReactNode } from 'react';

import { FailureAlert } from '../FailureAlert.tsx';

export interface ConfirmedActionProps
  extends
    Pick<ConfirmDialogProps, 'title' | 'message' | 'confirmLabel' | 'cancelLabel' | 'tone' | 'busyLabel'>,
    Pick<ButtonProps, 'variant' | 'fullWidth'> {
  /** Of the button that asks. */
  readonly label: string;
  readonly action: { readonly isPending: boolean; readonly error: ApiError | null };
  /** Resolves when the action is over, also when it failed; must not reject. */
  readonly onConfirm: () => Promise<unknown>;
}

/** A button whose action is asked about first, and what it failed with. */
export function ConfirmedAction(props: ConfirmedActionProps): ReactNode {
  const { label, variant, fullWidth, action, onConfirm, ...dialog } = props;
  const [isConfirming, setIsConfirming] = useState(false);
  const confirm = async (): Promise<void> => {
    await onConfirm();
    setIsConfirming(false);
  };
  return (
    <>
      <FailureAlert error={action.error} />
      <Button variant={variant} fullWidth={fullWidth} onClick={() => setIsConfirming(true)}>
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        open={isConfirming}
        busy={action.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}
