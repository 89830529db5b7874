import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { DrawCountdown } from './DrawCountdown.tsx';

const labels = {
  title: 'Bets close in',
  day: () => 'd',
  hour: () => 'h',
  minute: () => 'm',
  second: () => 's',
  closed: 'Bets are closed',
  lastMinute: 'Less than a minute left',
};

/** The server's clock is an hour ahead of this device. */
const serverNow = () => Date.now() + 3_600_000;

test('counts by the server’s clock, and announces the last minute and the end once', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  renderInBrand(<DrawCountdown labels={labels} closesAt={serverNow() + 62_000} now={serverNow} />);
  expect(screen.getByRole('timer').textContent).toBe('1m02s');
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByRole('timer').textContent).toBe('0m59s');
  expect(screen.getByRole('timer').dataset.soon).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Less than a minute left');
  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Bets are closed');
  vi.useRealTimers();
});
