import { expect, test } from 'vitest';
import { speedLevel, speedPercent } from './SpeedMeter.tsx';

test('is fast up to 80 ms, normal up to 150 ms, then slow, and names no answer', () => {
  expect([0, 80, 81, 150, 151, 9000].map(speedLevel)).toEqual(['fast', 'fast', 'normal', 'normal', 'slow', 'slow']);
  expect(speedLevel(null)).toBe('none');
});

test('has a bar from full at 0 ms to empty at 300 ms', () => {
  expect([0, 42, 150, 300, 9000].map(speedPercent)).toEqual([100, 86, 50, 0, 0]);
  expect(speedPercent(null)).toBe(0);
});
