import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineBar } from './OfflineBar.tsx';

afterEach(() => {
  vi.useRealTimers();
});

function setConnection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('announces that the connection is lost, and briefly that it is back', () => {
  vi.useFakeTimers();
  render(<OfflineBar offlineText="You are offline" onlineText="You are back" />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  setConnection(false);
  expect(status.textContent).toBe('You are offline');
  setConnection(true);
  expect(status.textContent).toBe('You are back');
  act(() => void vi.advanceTimersByTime(4000));
  expect(status.textContent).toBe('');
});

test("uses the online prop instead of the browser's state when it is given", () => {
  render(<OfflineBar online={false} offlineText="You are offline" onlineText="You are back" />);
  expect(screen.getByRole('status').textContent).toBe('You are offline');
});
