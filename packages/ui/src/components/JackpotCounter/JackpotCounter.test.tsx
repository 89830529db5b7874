import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { between, formatSum, parseSum } from './use-count.ts';
import { JackpotCounter, type JackpotCounterProps } from './JackpotCounter.tsx';

/** Animation frames controlled by the test. */
function handFrames() {
  let waiting: ((time: number) => void) | undefined;
  return {
    frames: (tick: (time: number) => void) => {
      waiting = tick;
      return () => {
        waiting = undefined;
      };
    },
    at: (time: number) => act(() => waiting?.(time)),
  };
}

/** Advances time by the given ms. */
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const counter = (props: Partial<JackpotCounterProps>) => (
  <JackpotCounter label="Grand jackpot" value="100.00" format={(value) => `₱${value}`} {...props} />
);
const seen = () => document.querySelector('[aria-hidden="true"] b')?.parentElement?.textContent;

test('counts smoothly to a new value and ends exactly on it', () => {
  const { frames, at } = handFrames();
  const { rerender } = render(counter({ frames }));
  rerender(counter({ frames, value: '300.50' }));
  expect(seen()).toBe('₱100.00');
  at(0);
  at(800);
  const halfWay = Number(seen()?.slice(1));
  expect(halfWay).toBeGreaterThan(200);
  expect(halfWay).toBeLessThan(300.5);
  at(1600);
  expect(seen()).toBe('₱300.50');
});

test('jumps under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const { rerender } = render(counter({}));
  rerender(counter({ value: '300.50' }));
  expect(seen()).toBe('₱300.50');
  vi.unstubAllGlobals();
});

test('announces a value at most once per interval', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { frames } = handFrames();
  const { rerender } = render(counter({ frames, announceEvery: 60_000 }));
  const received = () => document.querySelector('[aria-live]')?.textContent;
  rerender(counter({ frames, announceEvery: 60_000, value: '200.00' }));
  pass(59_999);
  expect(received()).toBe('₱100.00');
  pass(1);
  expect(received()).toBe('₱200.00');
  vi.useRealTimers();
});

test('labels a demonstration', () => {
  render(counter({ demoNote: 'A demonstration' }));
  expect(screen.getByText('A demonstration')).toBeDefined();
});

test('counts sums beyond Number precision exactly', () => {
  const [from, to] = [parseSum('0'), parseSum('90071992547409931.27')];
  expect(formatSum(between(from, to, 1))).toBe('90071992547409931.27');
  expect(formatSum(between(from, to, 0))).toBe('0.00');
  expect(() => parseSum('1e5')).toThrow('not a decimal sum');
});
