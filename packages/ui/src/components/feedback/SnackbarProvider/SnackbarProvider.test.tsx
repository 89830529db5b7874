import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { Snackbar } from './SnackbarProvider.tsx';
import { SnackbarProvider, useSnackbar } from './SnackbarProvider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const captured: { snackbar?: Snackbar } = {};
  function Page() {
    captured.snackbar = useSnackbar();
    return null;
  }
  const { user } = renderInBrand(
    <SnackbarProvider label="Messages" closeLabel="Close">
      <Page />
    </SnackbarProvider>,
  );
  const { snackbar } = captured;
  if (!snackbar) throw new Error('useSnackbar() returned nothing');
  return {
    user,
    show: (...args: Parameters<Snackbar['show']>) =>
      act(() => {
        snackbar.show(...args);
      }),
    close: (key: string) => act(() => snackbar.close(key)),
  };
}

// One second per step: React must render before the next timer is set.
function advanceSeconds(seconds: number) {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
}

const texts = () => screen.queryAllByText(/^Message/).map((message) => message.textContent);

test('shows three messages, and the fourth when a message is closed', () => {
  const { show, close } = setUp();
  for (const number of [1, 2, 3, 4]) show({ text: `Message ${number}`, key: String(number) });
  expect(texts()).toEqual(['Message 1', 'Message 2', 'Message 3']);
  close('2');
  expect(texts()).toEqual(['Message 1', 'Message 3', 'Message 4']);
});

test('starts the timer of a queued message when it is shown', () => {
  const { show } = setUp();
  for (const number of [1, 2, 3, 4]) show({ text: `Message ${number}`, duration: 3000 });
  advanceSeconds(3);
  expect(texts()).toEqual(['Message 4']);
  advanceSeconds(2);
  expect(texts()).toEqual(['Message 4']);
  advanceSeconds(1);
  expect(texts()).toEqual([]);
});

test('replaces a message with the same key and restarts its timer', () => {
  const { show } = setUp();
  show({ text: 'Message old', key: 'balance', duration: 3000 });
  advanceSeconds(2);
  show({ text: 'Message new', key: 'balance', duration: 3000 });
  expect(texts()).toEqual(['Message new']);
  advanceSeconds(2);
  expect(texts()).toEqual(['Message new']);
});

test('pauses the timer while hovered or focused', async () => {
  const { show, user } = setUp();
  show({ text: 'Message', duration: 2000 });
  const message = screen.getByText('Message');
  await user.hover(message);
  advanceSeconds(5);
  expect(texts()).toEqual(['Message']);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await user.unhover(message);
  advanceSeconds(5);
  expect(texts()).toEqual(['Message']);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  advanceSeconds(2);
  expect(texts()).toEqual([]);
});

test('announces errors assertively and other messages politely', () => {
  const { show } = setUp();
  show({ text: 'Message saved', tone: 'success', duration: 'stay' });
  show({ text: 'Message failed', tone: 'danger', duration: 'stay' });
  advanceSeconds(60);
  const live = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
  expect(live('Message saved')).toBe('polite');
  expect(live('Message failed')).toBe('assertive');
});

test('runs the action and closes the message', async () => {
  const { show, user } = setUp();
  const onPress = vi.fn();
  show({ text: 'Message', action: { label: 'Undo', onPress } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
});
