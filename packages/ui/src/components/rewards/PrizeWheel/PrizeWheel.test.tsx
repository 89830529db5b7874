import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { Prize, PrizeWheelProps, WheelDraw } from './PrizeWheel.tsx';
import { PrizeWheel } from './PrizeWheel.tsx';

const prizes: readonly Prize[] = [
  { id: 'none', label: 'Ticket only', shortLabel: 'Ticket', weight: 3, tone: 'none' },
  { id: 'p50', label: '₱50.00 bonus', shortLabel: '₱50', weight: 1, tone: 'middle' },
];

const draw: WheelDraw = { id: 'd1', prizeId: 'p50' };

const onTurnEnd = vi.fn<(draw: WheelDraw) => void>();

const wheel = (props: Partial<PrizeWheelProps>) => (
  <PrizeWheel
    label="Prize wheel"
    prizes={prizes}
    count={3}
    countLabel="turns left"
    turnLabel="Take a turn"
    busyLabel="Drawing"
    skipLabel="Skip"
    onTurn={() => undefined}
    onTurnEnd={onTurnEnd}
    {...props}
  />
);

const rotation = () => /rotate\(([\d.]+)turn\)/.exec(screen.getByRole('img').innerHTML)?.[1];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onTurnEnd.mockReset();
});

test('does not move until the server has answered, then turns once', () => {
  const { rerender } = renderInBrand(wheel({}));
  rerender(wheel({ busy: true }));
  act(() => void vi.advanceTimersByTime(5000));
  expect(rotation()).toBe('0');
  rerender(wheel({ draw }));
  expect(Number(rotation())).toBeGreaterThan(1);
  act(() => void vi.advanceTimersByTime(2199));
  expect(onTurnEnd).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onTurnEnd).toHaveBeenCalledExactlyOnceWith(draw);
});

test('reports the draw of the turn, also when the caller has cleared it', () => {
  const { rerender } = renderInBrand(wheel({}));
  rerender(wheel({ draw }));
  rerender(wheel({}));
  act(() => void vi.advanceTimersByTime(2200));
  expect(onTurnEnd).toHaveBeenCalledExactlyOnceWith(draw);
});

test('a late press to skip spends no turn', () => {
  const onTurn = vi.fn();
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const { rerender } = renderInBrand(wheel({ onTurn }));
  rerender(wheel({ onTurn, draw }));
  act(() => void vi.advanceTimersByTime(2200));
  now.mockReturnValue(10_400);
  fireEvent.click(screen.getByRole('button', { name: 'Take a turn' }));
  expect(onTurn).not.toHaveBeenCalled();
  now.mockReturnValue(10_500);
  fireEvent.click(screen.getByRole('button', { name: 'Take a turn' }));
  expect(onTurn).toHaveBeenCalledTimes(1);
});

test('shows a draw of before at once', () => {
  renderInBrand(wheel({ draw }));
  expect(screen.getByRole('button').textContent).toBe('Take a turn');
  expect(Number(rotation())).toBeGreaterThan(1);
  expect(onTurnEnd).not.toHaveBeenCalled();
});

test.each([
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a tap on the wheel', () => fireEvent.click(screen.getByRole('img').children[0] ?? document.body)],
])('is skipped by %s', (_, skip) => {
  const { rerender } = renderInBrand(wheel({}));
  rerender(wheel({ draw }));
  skip();
  expect(onTurnEnd).toHaveBeenCalledExactlyOnceWith(draw);
  act(() => void vi.advanceTimersByTime(5000));
  expect(onTurnEnd).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').textContent).toBe('Take a turn');
});

test('shows the result at once under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const { rerender } = renderInBrand(wheel({}));
  rerender(wheel({ draw }));
  expect(screen.getByRole('button').textContent).toBe('Take a turn');
  act(() => void vi.advanceTimersByTime(0));
  expect(onTurnEnd).toHaveBeenCalledExactlyOnceWith(draw);
});
