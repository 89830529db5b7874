import { Button } from '../../actions/Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { OpenDialog } from './dialog-requests.ts';

export interface DialogStackProps {
  openDialogs: readonly OpenDialog[];
}

/** Open dialogs, the last on top. Loaded when the first dialog opens. */
export function DialogStack({ openDialogs }: DialogStackProps) {
  return openDialogs.map((entry) =>
    entry.kind === 'confirm' ? (
      <ConfirmDialog
        key={entry.id}
        {...entry.question}
        open={entry.open}
        onConfirm={() => entry.answer('confirm')}
        onCancel={() => entry.answer(undefined)}
      />
    ) : (
      <Message key={entry.id} entry={entry} />
    ),
  );
}

function Message({ entry }: { entry: Extract<OpenDialog, { kind: 'show' }> }) {
  const { content, answers, ...dialog } = entry.message;
  return (
    <Dialog
      {...dialog}
      open={entry.open}
      onClose={() => entry.answer(undefined)}
      actions={answers.map(({ id, label, variant }) => (
        <Button key={id} variant={variant} onClick={() => entry.answer(id)}>
          {label}
        </Button>
      ))}
    >
      {content}
    </Dialog>
  );
}
