import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { AuthFrame } from './AuthFrame.tsx';

function Login({ onClose, focusField = false }: { onClose?: () => void; focusField?: boolean }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Log in
      </button>
      <AuthFrame
        open={open}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
        title="Welcome back"
        subtitle="Log in to see your balance"
        closeLabel="Close"
        slogan="Your seat is still warm."
        initialFocusRef={focusField ? field : undefined}
      >
        <input ref={field} aria-label="Username" />
        <button type="button">Send</button>
      </AuthFrame>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Log in' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('is a dialog named by its title and described by its subtitle', async () => {
  const { user } = renderInBrand(<Login />);
  await user.click(opener());
  const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Log in to see your balance');
  expect(dialog.textContent).toContain('Your seat is still warm.');
});

test('keeps Tab inside the dialog', async () => {
  const { user } = renderInBrand(<Login focusField />);
  await user.click(opener());
  const dialog = await screen.findByRole('dialog');
  const visited = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    await user.tab();
    expect(dialog.closest('.MuiModal-root')?.contains(document.activeElement)).toBe(true);
    visited.add(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  }
  for (const name of ['Close', 'Username', 'Send']) expect(visited).toContain(name);
});

test('focuses the requested field when opened', async () => {
  const { user } = renderInBrand(<Login focusField />);
  await user.click(opener());
  await screen.findByRole('dialog');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Username' }));
});

test('closes on Escape and returns the focus', async () => {
  const onClose = vi.fn();
  const { user } = renderInBrand(<Login onClose={onClose} />);
  await user.click(opener());
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await expectClosed();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(opener());
});

test('closes when the close button is pressed', async () => {
  const { user } = renderInBrand(<Login />);
  await user.click(opener());
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await expectClosed();
  expect(document.activeElement).toBe(opener());
});

test('closes when the backdrop is pressed', async () => {
  const { user } = renderInBrand(<Login />);
  await user.click(opener());
  const dialog = await screen.findByRole('dialog');
  const backdrop = dialog.parentElement;
  if (!backdrop) throw new Error('the dialog has no container');
  await user.click(backdrop);
  await expectClosed();
  expect(document.activeElement).toBe(opener());
});

async function dragSheet(distance: number) {
  const onClose = vi.fn();
  const { user } = renderInBrand(<Login onClose={onClose} />);
  await user.click(opener());
  const dialog = await screen.findByRole('dialog');
  const grabber = dialog.querySelector('[aria-hidden="true"]:not(svg)');
  if (!(grabber instanceof HTMLElement)) throw new Error('the sheet has no grabber');
  // jsdom does not implement pointer capture.
  grabber.setPointerCapture = vi.fn();
  fireEvent.pointerDown(grabber, { clientY: 300, pointerId: 1 });
  fireEvent.pointerMove(grabber, { clientY: 300 + distance, pointerId: 1 });
  const translate = dialog.style.translate;
  fireEvent.pointerUp(grabber, { clientY: 300 + distance, pointerId: 1 });
  return { onClose, dialog, translate };
}

test('follows a drag and closes when dragged far enough', async () => {
  const { onClose, translate } = await dragSheet(140);
  expect(translate).toBe('0px 140px');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('moves back when dragged a little', async () => {
  const { onClose, translate, dialog } = await dragSheet(40);
  expect(translate).toBe('0px 40px');
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog.style.translate).toBe('');
});
