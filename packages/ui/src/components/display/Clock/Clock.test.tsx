import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock } from './Clock.tsx';

const now = () => Date.now();
const timeText = (container: HTMLElement) => container.querySelector('time')?.textContent;

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 11, 31, 15, 59, 58, 400) }));
afterEach(() => vi.useRealTimers());

function advanceMs(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('shows MM/DD hh:mm:ss of its zone and ticks every second [HEADER-02, AGENT-15]', () => {
  const { container } = render(<Clock now={now} utcOffset={480} zoneLabel="GMT+8" />);
  expect(timeText(container)).toBe('12/31 23:59:58');
  advanceMs(599);
  expect(timeText(container)).toBe('12/31 23:59:58');
  advanceMs(1);
  expect(timeText(container)).toBe('12/31 23:59:59');
  advanceMs(1000);
  expect(timeText(container)).toBe('01/01 00:00:00');
  expect(container.textContent).toContain('GMT+8');
});

test('adds the server offset', () => {
  const { container } = render(<Clock now={now} offset={90_000} utcOffset={0} />);
  expect(timeText(container)).toBe('12/31 16:01:28');
});

test('does not re-render its parent on a tick', () => {
  const onRender = vi.fn();
  function Header() {
    const renderCallback = useRef(onRender);
    renderCallback.current();
    return <Clock now={now} utcOffset={0} />;
  }
  const { container } = render(<Header />);
  const rendersBefore = onRender.mock.calls.length;
  advanceMs(5000);
  expect(timeText(container)).toBe('12/31 16:00:03');
  expect(onRender).toHaveBeenCalledTimes(rendersBefore);
});

test('clears its timer when unmounted', () => {
  const { unmount } = render(<Clock now={now} utcOffset={0} />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
