import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';
import type { LoadMoreProps } from './LoadMore.tsx';
import { LoadMore } from './LoadMore.tsx';

const base = { label: 'More games', summary: '30 of 45 games', hasMore: true, loadingLabel: 'Loading games' };

function setUp(props: Partial<LoadMoreProps> = {}) {
  const onLoad = vi.fn();
  const view = renderInBrand(<LoadMore {...base} onLoad={onLoad} {...props} />);
  const update = (changed: Partial<LoadMoreProps>) =>
    view.rerender(<LoadMore {...base} onLoad={onLoad} {...props} {...changed} />);
  return { ...view, onLoad, update };
}

/** Replaces IntersectionObserver. The returned function reports the element as near the viewport. */
function mockIntersectionObserver() {
  const callbacks = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#callback = callback;
      }
      observe() {
        callbacks.add(this.#callback);
      }
      disconnect() {
        callbacks.delete(this.#callback);
      }
    },
  );
  return () => act(() => [...callbacks].forEach((callback) => callback([{ isIntersecting: true }])));
}

afterEach(() => vi.unstubAllGlobals());

test('loads once when pressed, keeps the focus and announces loading', async () => {
  const { user, onLoad, update } = setUp();
  const button = screen.getByRole('button', { name: 'More games' });
  await user.click(button);
  update({ loading: true });
  await user.click(button);
  expect(onLoad).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(screen.getByText('Loading games').getAttribute('role')).toBe('status');
});

test('removes the button after the last part and keeps the focus in place [LOBBY-23]', async () => {
  const { user, update } = setUp();
  await user.click(screen.getByRole('button'));
  update({ hasMore: false, summary: '45 of 45 games' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toBe('45 of 45 games');
});

test('does not move the focus when it is elsewhere and the list ends', () => {
  const { update } = setUp();
  update({ hasMore: false });
  expect(document.activeElement).toBe(document.body);
});

test('loads automatically, once at a time, when scrolled near', () => {
  const scrollNear = mockIntersectionObserver();
  const { onLoad, update } = setUp({ auto: true });
  scrollNear();
  scrollNear();
  expect(onLoad).toHaveBeenCalledTimes(1);
  update({ loading: true });
  scrollNear();
  expect(onLoad).toHaveBeenCalledTimes(1);
  update({ loading: false, summary: '45 of 60 games' });
  scrollNear();
  expect(onLoad).toHaveBeenCalledTimes(2);
});

test.each([
  ['nothing is left [LOBBY-23]', { hasMore: false }],
  ['the last try failed', { error: { message: 'No answer', retryLabel: 'Try again' } }],
  ['auto is false', { auto: false }],
])('does not load automatically when %s', (_case, props) => {
  const scrollNear = mockIntersectionObserver();
  const { onLoad } = setUp({ auto: true, ...props });
  scrollNear();
  expect(onLoad).not.toHaveBeenCalled();
});
