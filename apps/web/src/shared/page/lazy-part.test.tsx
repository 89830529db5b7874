// @vitest-environment jsdom
import { act, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { lazyPart } from './lazy-part.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Footer = ({ text }: { readonly text: string }): ReactNode => <footer>{text}</footer>;

/** Shows a page with the part, and reads what stands there. */
async function show(load: () => Promise<typeof Footer>): Promise<() => string> {
  const Part = lazyPart(load);
  const place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <>
        <main>The page. </main>
        <Suspense>
          <Part text="The end." />
        </Suspense>
      </>,
    ),
  );
  return () => place.textContent ?? '';
}

it('a part whose code cannot be had leaves the page alone, and comes with the connection [ERR-16]', async () => {
  const load = vi.fn<() => Promise<typeof Footer>>().mockRejectedValueOnce(new TypeError('offline'));
  load.mockResolvedValue(Footer);
  const shown = await show(load);
  expect(shown()).toBe('The page. ');
  await act(async () => void dispatchEvent(new Event('online')));
  expect(shown()).toBe('The page. The end.');
});

it('a part is asked for again by itself, less and less often', async () => {
  const load = vi.fn<() => Promise<typeof Footer>>().mockRejectedValue(new TypeError('gone'));
  const shown = await show(load);
  await act(() => vi.advanceTimersByTimeAsync(13_999));
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue(Footer);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown()).toBe('The page. The end.');
});
