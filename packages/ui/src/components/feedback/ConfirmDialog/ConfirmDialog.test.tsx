import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function setUp(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const dialog = (overrides: Partial<ConfirmDialogProps> = {}) => (
    <ConfirmDialog
      open
      title="Log out?"
      message="Your bets stay as they are."
      confirmLabel="Log out"
      cancelLabel="Stay"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
      {...overrides}
    />
  );
  const view = renderInBrand(dialog());
  return {
    ...view,
    onConfirm,
    onCancel,
    change: (overrides: Partial<ConfirmDialogProps>) => view.rerender(dialog(overrides)),
  };
}

test('shows title and message, and calls the handler of the pressed button', async () => {
  const { user, onConfirm, onCancel } = setUp();
  const dialog = screen.getByRole('alertdialog', { name: 'Log out?' });
  const message = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Your bets stay as they are.');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('focuses the confirm button, or the cancel button when destructive', async () => {
  const { unmount } = setUp();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Log out'));
  unmount();
  setUp({ tone: 'destructive' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Stay'));
});

test('cancels on Escape', async () => {
  const { user, onCancel, onConfirm } = setUp();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('ignores presses and Escape while busy', async () => {
  const { user, onCancel, onConfirm, change } = setUp({ busyLabel: 'Logging out' });
  change({ busy: true });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onCancel).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Logging out');
});
