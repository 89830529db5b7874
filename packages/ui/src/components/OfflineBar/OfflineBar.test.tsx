import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineBar } from './OfflineBar.tsx';

afterEach(() => {
  vi.useRealTimers();
});

function connection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('announces the loss at once and the return briefly', () => {
  vi.useFakeTimers();
  render(<OfflineBar offlineText="You are offline" onlineText="You are back" />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  connection(false);
  expect(status.textContent).toBe('You are offline');
  connection(true);
  expect(status.textContent).toBe('You are back');
  act(() => void vi.advanceTimersByTime(4000));
  expect(status.textContent).toBe('');
});

test("prefers the app's connection state over the browser's", () => {
  render(<OfflineBar online={false} offlineText="You are offline" onlineText="You are back" />);
  expect(screen.getByRole('status').textContent).toBe('You are offline');
});
