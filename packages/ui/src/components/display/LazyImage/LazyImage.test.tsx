import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInBrand } from '../../../testing/render.tsx';

type Report = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/** Reloads the component with an observer that the test controls. */
async function setUp() {
  vi.resetModules();
  const observers: { report: Report; options: IntersectionObserverInit | undefined; watched: Set<Element> }[] = [];
  class Observer {
    watched = new Set<Element>();
    constructor(report: Report, options?: IntersectionObserverInit) {
      observers.push({ report, options, watched: this.watched });
    }
    observe(element: Element) {
      this.watched.add(element);
    }
    unobserve(element: Element) {
      this.watched.delete(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { LazyImage } = await import('./LazyImage.tsx');
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', Observer);
  return { LazyImage, observers };
}

test('loads pictures when a tenth is visible, with one observer [CONST-04]', async () => {
  const { LazyImage, observers } = await setUp();
  const { unmount } = renderInBrand(
    <>
      <LazyImage src="/one.svg" alt="One" width={3} height={4} />
      <LazyImage src="/two.svg" alt="Two" width={3} height={4} />
    </>,
  );
  const [one, two] = [screen.getByAltText('One'), screen.getByAltText('Two')];
  expect(observers).toHaveLength(1);
  expect(observers[0]?.options?.threshold).toBe(0.1);
  expect(one.hasAttribute('src')).toBe(false);

  act(() => observers[0]?.report([{ isIntersecting: true, target: one }]));
  act(() => observers[0]?.report([{ isIntersecting: false, target: two }]));
  expect(one.getAttribute('src')).toBe('/one.svg');
  expect(two.hasAttribute('src')).toBe(false);
  unmount();
  expect(observers[0]?.watched.size).toBe(0);
  vi.unstubAllGlobals();
});

test('replaces a failed picture without retry until its URL changes [CONST-04]', async () => {
  const { LazyImage, observers } = await setUp();
  const image = (src: string) => <LazyImage src={src} alt="Dragon" width={3} height={4} fallback="No cover" />;
  const { rerender } = renderInBrand(image('/gone.svg'));
  const first = screen.getByAltText('Dragon');
  act(() => observers[0]?.report([{ isIntersecting: true, target: first }]));
  fireEvent.error(first);
  expect(screen.getByText('No cover')).toBeDefined();
  rerender(image('/gone.svg'));
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Dragon' })).toBeDefined();

  rerender(image('/other.svg'));
  expect(screen.queryByText('No cover')).toBeNull();
  expect(screen.getByAltText('Dragon')).toBeDefined();
  vi.unstubAllGlobals();
});

test('loads an eager image at once', async () => {
  const { LazyImage } = await setUp();
  renderInBrand(<LazyImage src="/first.svg" alt="" width={3} height={4} eager fetchPriority="high" />);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/first.svg');
  expect(document.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  vi.unstubAllGlobals();
});
