import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { interpolate, formatAmount, parseAmount } from './use-count.ts';
import { JackpotCounter, type JackpotCounterProps } from './JackpotCounter.tsx';

/** Animation frames controlled by the test. */
function manualFrames() {
  let nextFrame: ((time: number) => void) | undefined;
  return {
    frames: (tick: (time: number) => void) => {
      nextFrame = tick;
      return () => {
        nextFrame = undefined;
      };
    },
    runFrame: (time: number) => act(() => nextFrame?.(time)),
  };
}

function advanceMs(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const counter = (props: Partial<JackpotCounterProps>) => (
  <JackpotCounter label="Grand jackpot" value="100.00" format={(value) => `₱${value}`} {...props} />
);
const shownAmount = () => document.querySelector('[aria-hidden="true"] b')?.parentElement?.textContent;

test('counts smoothly to a new value and ends exactly on it', () => {
  const { frames, runFrame } = manualFrames();
  const { rerender } = render(counter({ frames }));
  rerender(counter({ frames, value: '300.50' }));
  expect(shownAmount()).toBe('₱100.00');
  runFrame(0);
  runFrame(800);
  const halfWay = Number(shownAmount()?.slice(1));
  expect(halfWay).toBeGreaterThan(200);
  expect(halfWay).toBeLessThan(300.5);
  runFrame(1600);
  expect(shownAmount()).toBe('₱300.50');
});

test('shows a new value at once under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const { rerender } = render(counter({}));
  rerender(counter({ value: '300.50' }));
  expect(shownAmount()).toBe('₱300.50');
  vi.unstubAllGlobals();
});

test('announces a value at most once per interval', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { frames } = manualFrames();
  const { rerender } = render(counter({ frames, announceEvery: 60_000 }));
  const announced = () => document.querySelector('[aria-live]')?.textContent;
  rerender(counter({ frames, announceEvery: 60_000, value: '200.00' }));
  advanceMs(59_999);
  expect(announced()).toBe('₱100.00');
  advanceMs(1);
  expect(announced()).toBe('₱200.00');
  vi.useRealTimers();
});

test('shows the note of a demonstration', () => {
  render(counter({ demoNote: 'A demonstration' }));
  expect(screen.getByText('A demonstration')).toBeDefined();
});

test('counts amounts beyond Number precision exactly', () => {
  const [from, to] = [parseAmount('0'), parseAmount('90071992547409931.27')];
  expect(formatAmount(interpolate(from, to, 1))).toBe('90071992547409931.27');
  expect(formatAmount(interpolate(from, to, 0))).toBe('0.00');
  expect(() => parseAmount('1e5')).toThrow('not a decimal amount');
});
