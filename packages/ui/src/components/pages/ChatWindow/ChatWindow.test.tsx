import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { ChatWindow } from './ChatWindow.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Answers media queries as a desktop does; without it no query matches, as on a phone. */
function asDesktop() {
  const list = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => list);
}

function setUp() {
  const onClose = vi.fn();
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Behind</button>
      {isOpen && (
        <ChatWindow title="Chat" safety="Never a password" closeLabel="Close" onClose={onClose}>
          <input aria-label="Message" />
        </ChatWindow>
      )}
    </>
  );
  const view = renderInBrand(page(false));
  const behind = screen.getByRole('button', { name: 'Behind' });
  behind.focus();
  view.rerender(page(true));
  return { ...view, onClose, behind, close: () => view.rerender(page(false)) };
}

test('covers the page on phones, and gives the focus back', () => {
  const { container, behind, close } = setUp();
  const dialog = screen.getByRole('dialog', { name: 'Chat' });
  expect([dialog.getAttribute('aria-modal'), document.activeElement]).toEqual(['true', dialog]);
  expect([container.hasAttribute('inert'), document.documentElement.style.overflow]).toEqual([true, 'hidden']);
  close();
  expect([container.hasAttribute('inert'), document.documentElement.style.overflow]).toEqual([false, '']);
  expect(document.activeElement).toBe(behind);
});

test('leaves the page usable on desktops, and does not take the focus from it when it closes', () => {
  asDesktop();
  const { container, behind, close } = setUp();
  expect(screen.getByRole('dialog').hasAttribute('aria-modal')).toBe(false);
  expect([container.hasAttribute('inert'), document.documentElement.style.overflow]).toEqual([false, '']);
  behind.focus();
  close();
  expect(document.activeElement).toBe(behind);
});

test('closes on Escape inside, not in the page beside it', async () => {
  asDesktop();
  const { user, onClose, behind } = setUp();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  behind.focus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
