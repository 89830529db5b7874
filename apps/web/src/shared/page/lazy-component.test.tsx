import { act, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';

import { lazyComponent } from './lazy-component.ts';
import { useChunkError } from '../../config/chunk-error.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const Footer = ({ text }: { readonly text: string }): ReactNode => <footer>{text}</footer>;

const ErrorMessage = (): ReactNode => useChunkError()?.type;

/** Renders a page with a lazy component; returns a function that reads the text of the page. */
async function show(load: () => Promise<typeof Footer>): Promise<() => string> {
  const LazyFooter = lazyComponent(load);
  const element = document.createElement('div');
  await act(async () =>
    createRoot(element).render(
      <>
        <main>The page. </main>
        <Suspense>
          <LazyFooter text="The end." />
        </Suspense>
        <ErrorMessage />
      </>,
    ),
  );
  return () => element.textContent ?? '';
}

it('a part whose code does not load leaves the page usable and gives an error beside it [ERR-05]', async () => {
  const load = vi.fn<() => Promise<typeof Footer>>().mockRejectedValue(new TypeError('offline'));
  const pageText = await show(load);
  expect(pageText()).toBe('The page. error');
});

it('shows the component when its code loads', async () => {
  const pageText = await show(() => Promise.resolve(Footer));
  expect(pageText()).toContain('The page. The end.');
});
