import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { CountdownRing } from './CountdownRing.tsx';

const START = Date.UTC(2026, 10, 22, 11, 15);
const now = () => Date.now();

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

test('counts whole seconds to the end of the period and stops there', () => {
  renderInBrand(
    <CountdownRing
      startsAt={START}
      endsAt={START + 3000}
      now={now}
      label={(seconds) => `${seconds} seconds left`}
      format={(seconds) => `0:0${seconds}`}
    />,
  );
  expect(screen.queryByRole('timer', { name: '3 seconds left' })).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('0:02')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('timer', { name: '0 seconds left' })).not.toBeNull();
});
