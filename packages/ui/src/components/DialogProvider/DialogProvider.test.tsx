import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../testing/render.tsx';
import { DialogProvider, useDialogs } from './DialogProvider.tsx';

function Page({ resolved }: { resolved: (answer: unknown) => void }) {
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
      <button type="button" onClick={async () => resolved(await dialogs.confirm(question))}>
        Ask
      </button>
      <button type="button" onClick={async () => resolved(await dialogs.show(message))}>
        Tell
      </button>
    </>
  );
}

function setUp() {
  const resolved = vi.fn();
  const view = renderInBrand(
    <DialogProvider>
      <Page resolved={resolved} />
    </DialogProvider>,
  );
  return { ...view, resolved };
}

test('resolves confirm with the answer and closes the dialog', async () => {
  const { user, resolved } = setUp();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(resolved).toHaveBeenLastCalledWith(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(resolved).toHaveBeenLastCalledWith(false);
});

test('resolves show with the selected answer', async () => {
  const { user, resolved } = setUp();
  await user.click(screen.getByRole('button', { name: 'Tell' }));
  await screen.findByRole('dialog', { name: 'A real account is needed' });
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(resolved).toHaveBeenCalledExactlyOnceWith('register');
});

test('resolves open questions with no when unmounted', async () => {
  const { user, resolved, unmount } = setUp();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog');
  unmount();
  await waitFor(() => expect(resolved).toHaveBeenCalledExactlyOnceWith(false));
});
