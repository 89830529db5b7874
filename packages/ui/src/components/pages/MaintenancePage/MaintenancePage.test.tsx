import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const onCheck = vi.fn();
  const { user } = renderInBrand(
    <MaintenancePage
      title="System maintenance"
      text="We are back soon."
      end={{ label: 'Until', value: '22 November, 06:00' }}
      onCheck={onCheck}
      checkLabel="Check now"
      checkEvery={3}
      countdownLabel={(seconds) => `Next check in ${seconds} s`}
      support={<a href="/help">Customer service</a>}
    />,
  );
  return { onCheck, user };
}

// One second per step: each timer is set after a render.
function advanceSeconds(seconds: number) {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
}

test('shows the end of maintenance and customer service [SYS-01]', () => {
  setUp();
  expect(screen.getByRole('heading', { name: 'System maintenance' })).toBeDefined();
  expect(screen.getByRole('definition').textContent).toBe('22 November, 06:00');
  expect(screen.getByRole('link', { name: 'Customer service' })).toBeDefined();
});

test('calls onCheck after each interval', () => {
  const { onCheck } = setUp();
  advanceSeconds(2);
  expect(screen.getByText('Next check in 1 s')).toBeDefined();
  expect(onCheck).not.toHaveBeenCalled();
  advanceSeconds(1);
  expect(onCheck).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Next check in 3 s')).toBeDefined();
  advanceSeconds(3);
  expect(onCheck).toHaveBeenCalledTimes(2);
});

test('restarts the timer after a manual check', async () => {
  const { onCheck, user } = setUp();
  advanceSeconds(2);
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  advanceSeconds(2);
  expect(onCheck).toHaveBeenCalledTimes(1);
});
