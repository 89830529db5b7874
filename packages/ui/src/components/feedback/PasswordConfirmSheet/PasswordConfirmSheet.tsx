import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { color, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import type { ReceiptProps } from '../../data/Receipt/Receipt.tsx';
import { Receipt } from '../../data/Receipt/Receipt.tsx';
import type { PaymentPasswordFieldProps } from '../../inputs/PaymentPasswordField/PaymentPasswordField.tsx';
import { PaymentPasswordField } from '../../inputs/PaymentPasswordField/PaymentPasswordField.tsx';
import { PanelStack } from '../../layout/PanelStack/PanelStack.tsx';
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';

export interface PasswordConfirmSheetProps extends Pick<ReceiptProps, 'lines' | 'total'> {
  open: boolean;
  onClose: () => void;
  /** What is confirmed, e.g. "Withdraw ₱8,500.00". */
  title: ReactNode;
  closeLabel: string;
  /** Texts of the payment password's field. `error` says how many tries are left. */
  field: Pick<PaymentPasswordFieldProps, 'label' | 'showLabel' | 'hideLabel' | 'hint' | 'error'>;
  /** Replaces the field while the payment password is locked: until when, and what goes on meanwhile. */
  locked?: { title: ReactNode; text?: ReactNode; action?: ReactNode };
  /** What is final, above the button. */
  note?: ReactNode;
  confirmLabel: ReactNode;
  /** Called with six digits. */
  onConfirm: (password: string) => void;
  /** Error of the field when fewer digits are typed. */
  incompleteText: string;
  /** The answer is outstanding; the sheet cannot be closed. */
  busy?: boolean;
  busyLabel?: string;
}

const DIGITS = 6;

const Note = styled('div')({ ...typeStyle('meta'), color: color('text2'), textWrap: 'pretty' });

/** Asks for the payment password before money leaves, beside what is confirmed. */
export function PasswordConfirmSheet(props: PasswordConfirmSheetProps) {
  const { open, onClose, title, closeLabel, lines, total, locked, note } = props;
  const { confirmLabel, busy = false, busyLabel } = props;
  const formId = useId();
  return (
    <BottomSheet
      open={open}
      onClose={() => !busy && onClose()}
      title={title}
      closeLabel={closeLabel}
      footer={
        locked ? undefined : (
          <>
            {note && <Note>{note}</Note>}
            <Button type="submit" form={formId} variant="action" size="lg" fullWidth busy={busy} busyLabel={busyLabel}>
              {confirmLabel}
            </Button>
          </>
        )
      }
    >
      <PanelStack>
        <Receipt lines={lines} total={total} />
        {locked ? (
          <InlineAlert tone="warning" live="assertive" title={locked.title} action={locked.action}>
            {locked.text}
          </InlineAlert>
        ) : (
          <PasswordForm {...props} busy={busy} id={formId} />
        )}
      </PanelStack>
    </BottomSheet>
  );
}

/** Holds the typed digits, which are lost when the sheet closes. */
function PasswordForm(props: PasswordConfirmSheetProps & { id: string; busy: boolean }) {
  const { id, field, onConfirm, incompleteText, busy } = props;
  const [password, setPassword] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [wasBusy, setWasBusy] = useState(busy);
  const input = useRef<HTMLInputElement>(null);
  if (busy !== wasBusy) {
    setWasBusy(busy);
    if (!busy) setPassword('');
  }
  // After a refusal the next try begins at the field, not at the button.
  useEffect(() => {
    if (!busy && field.error !== undefined) input.current?.focus();
  }, [busy, field.error]);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsIncomplete(password.length < DIGITS);
        if (password.length < DIGITS) input.current?.focus();
        else if (!busy) onConfirm(password);
      }}
    >
      <PaymentPasswordField
        {...field}
        ref={input}
        value={password}
        readOnly={busy}
        error={isIncomplete ? incompleteText : field.error}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setIsIncomplete(false);
        }}
      />
    </form>
  );
}
