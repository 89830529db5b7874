import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { DialogProvider, useDialogs } from './DialogProvider.tsx';

function Page({ onAnswer }: { onAnswer: (answer: unknown) => void }) {
  const dialogs = useDialogs();
  const question = { title: 'Log out?', confirmLabel: 'Log out', cancelLabel: 'Stay' };
  const message = {
    title: 'A real account is needed',
    answers: [
      { id: 'later', label: 'Later' },
      { id: 'register', label: 'Register', variant: 'action' },
    ],
  } as const;
  return (
    <>
      <button type="button" onClick={async () => onAnswer(await dialogs.confirm(question))}>
        Ask
      </button>
      <button type="button" onClick={async () => onAnswer(await dialogs.show(message))}>
        Show
      </button>
    </>
  );
}

function setUp() {
  const onAnswer = vi.fn();
  const view = renderInBrand(
    <DialogProvider>
      <Page onAnswer={onAnswer} />
    </DialogProvider>,
  );
  return { ...view, onAnswer };
}

test('resolves confirm with the answer and closes the dialog', async () => {
  const { user, onAnswer } = setUp();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(onAnswer).toHaveBeenLastCalledWith(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(onAnswer).toHaveBeenLastCalledWith(false);
});

test('resolves show with the selected answer', async () => {
  const { user, onAnswer } = setUp();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('dialog', { name: 'A real account is needed' });
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('register');
});

test('resolves open dialogs with false when unmounted', async () => {
  const { user, onAnswer, unmount } = setUp();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog');
  unmount();
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false));
});
