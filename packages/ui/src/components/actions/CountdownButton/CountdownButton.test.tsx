import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountdownButton, countdownEnd } from './CountdownButton.tsx';

const START = 1_800_000_000_000;
const props = {
  children: 'Send code',
  countingLabel: (seconds: number) => `Again in ${seconds}`,
  announce: (seconds: number) => (seconds === 0 ? 'ready' : `${seconds} left`),
};

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});
const advanceMs = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const button = () => screen.getByRole('button');
const announced = () => screen.getByRole('status').textContent;

test('counts server minutes times 60 seconds, one minute by default [SMS-02]', () => {
  const at = { requestedAt: START, answeredAt: START };
  expect(countdownEnd({ ...at, minutes: 3 })).toBe(START + 180_000);
  expect(countdownEnd(at)).toBe(START + 60_000);
});

test('subtracts half of the round trip, and nothing when the clock was set back [SMS-04]', () => {
  expect(countdownEnd({ minutes: 1, requestedAt: START, answeredAt: START + 3_000 })).toBe(START + 61_500);
  expect(countdownEnd({ minutes: 1, requestedAt: START, answeredAt: START - 3_000 })).toBe(START + 57_000);
});

test('is locked during the countdown and unlocked at zero [SMS-01, SMS-05]', async () => {
  const onPress = vi.fn();
  const { rerender } = render(<CountdownButton {...props} onPress={onPress} />);
  await user.click(button());
  rerender(<CountdownButton {...props} onPress={onPress} endsAt={START + 2_400} />);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Again in 3' })).toBe(button());
  advanceMs(400);
  expect(screen.getByRole('button', { name: 'Again in 2' })).toBe(button());
  advanceMs(1_999);
  await user.click(button());
  expect(onPress).toHaveBeenCalledTimes(1);
  advanceMs(1);
  expect(screen.getByRole('button', { name: 'Send code' }).hasAttribute('aria-disabled')).toBe(false);
  await user.click(button());
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('announces nothing when mounted during a countdown', () => {
  render(<CountdownButton {...props} onPress={vi.fn()} endsAt={START + 30_000} />);
  expect(screen.getByRole('button', { name: 'Again in 30' })).toBe(button());
  expect(announced()).toBe('');
});

test('announces the start, the last ten seconds and the end only', () => {
  const { rerender } = render(<CountdownButton {...props} onPress={vi.fn()} />);
  rerender(<CountdownButton {...props} onPress={vi.fn()} endsAt={START + 60_000} />);
  const announcements = new Set([announced()]);
  for (let second = 0; second < 60; second += 1) {
    advanceMs(1_000);
    announcements.add(announced());
  }
  expect([...announcements]).toEqual(['60 left', '10 left', 'ready']);
});

test('updates at once when the page becomes visible', () => {
  render(<CountdownButton {...props} onPress={vi.fn()} endsAt={START + 60_000} />);
  vi.setSystemTime(START + 45_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('button', { name: 'Again in 15' })).toBe(button());
});

test('sends at most once a second, also when the clock was set back [SMS-06]', async () => {
  const onPress = vi.fn();
  render(<CountdownButton {...props} onPress={onPress} />);
  await user.click(button());
  advanceMs(999);
  await user.click(button());
  expect(onPress).toHaveBeenCalledTimes(1);
  advanceMs(1);
  await user.click(button());
  expect(onPress).toHaveBeenCalledTimes(2);
  vi.setSystemTime(START - 3_600_000);
  await user.click(button());
  expect(onPress).toHaveBeenCalledTimes(3);
});
