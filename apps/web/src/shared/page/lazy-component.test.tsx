// @vitest-environment jsdom
import { act, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { lazyComponent } from './lazy-component.ts';
import { useHasChunkError } from './chunk-error.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Footer = ({ text }: { readonly text: string }): ReactNode => <footer>{text}</footer>;

const Telling = (): ReactNode => useHasChunkError() && 'missing';

/** Renders a page with the part and returns its text. */
async function show(load: () => Promise<typeof Footer>): Promise<() => string> {
  const Part = lazyComponent(load);
  const place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <>
        <main>The page. </main>
        <Suspense>
          <Part text="The end." />
        </Suspense>
        <Telling />
      </>,
    ),
  );
  return () => place.textContent ?? '';
}

it('a part whose code does not load leaves the page usable and shows a message', async () => {
  const load = vi.fn<() => Promise<typeof Footer>>().mockRejectedValue(new TypeError('offline'));
  const shown = await show(load);
  expect(shown()).toBe('The page. missing');
});

it('a part whose code comes is shown', async () => {
  const shown = await show(() => Promise.resolve(Footer));
  expect(shown()).toContain('The page. The end.');
});
