import styled from '@emotion/styled';
import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { color, media, space, typeStyle } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  message?: ReactNode;
  /** More than words: a sum, a field. */
  children?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** destructive: the safe answer has the focus, the other is outlined in the colour of danger. */
  tone?: 'neutral' | 'destructive';
  /** The answer is under way: the dialog stays and takes no other. */
  busy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

const Body = styled('div')({ padding: space(6, 5, 5), [media.desktop]: { padding: space(7, 7, 6) } });
const Title = styled('h2')({ margin: 0, ...typeStyle('section'), textWrap: 'balance' });
const Message = styled('div')({
  marginBlockStart: space(3),
  ...typeStyle('body'),
  textWrap: 'pretty',
  color: color('text2'),
  '& p': { margin: 0 },
});

const Answers = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space(2.5),
  marginBlockStart: space(6),
  [media.desktop]: { flexDirection: 'row', justifyContent: 'flex-end', gap: space(4) },
});

/** A question with two answers. Escape and the backdrop mean no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const { tone = 'neutral', busy = false, busyLabel } = props;
  const titleId = useId();
  const messageId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const focusAnswer = () => (tone === 'destructive' ? cancel : confirm).current?.focus();
  const refuse = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      open={open}
      onClose={refuse}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={message ? messageId : undefined}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onEnter: focusAnswer } }}
    >
      <Body>
        <Title id={titleId}>{title}</Title>
        {message && <Message id={messageId}>{message}</Message>}
        {children}
        <Answers>
          <Button ref={cancel} variant="quiet" onClick={refuse} disabled={busy}>
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
        </Answers>
      </Body>
    </Dialog>
  );
}
