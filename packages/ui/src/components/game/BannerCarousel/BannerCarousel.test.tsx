import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BannerCarouselProps } from './BannerCarousel.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';
import type { SlideEngineOptions } from './slide-engine.ts';

const engine = vi.hoisted(() => ({
  next: vi.fn(),
  previous: vi.fn(),
  destroy: vi.fn(),
  started: vi.fn<(element: HTMLElement, options: SlideEngineOptions) => void>(),
}));

vi.mock('./slide-engine.ts', () => ({
  startSlideEngine: (element: HTMLElement, options: SlideEngineOptions) => {
    engine.started(element, options);
    return engine;
  },
}));

function advanceMs(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const labels = {
  name: 'Offers',
  carousel: 'carousel',
  slide: 'slide',
  position: (position: number, count: number) => `${position} of ${count}`,
  pause: 'Pause',
  play: 'Play',
  previous: 'Back',
  next: 'On',
};
const slidesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `b${index}`,
    image: { src: `/${index}.svg`, width: 760, height: 319 },
    alt: `Banner ${index}`,
    link: { href: `#${index}` },
  }));

const user = userEvent.setup({ delay: null });

async function setUp(props: Partial<BannerCarouselProps> = {}, count = 3) {
  const view = render(<BannerCarousel slides={slidesOf(count)} labels={labels} {...props} />);
  // The slide engine is loaded by import().
  await act(() => vi.dynamicImportSettled());
  return view;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('rotates every 5000 ms with a transition of 1000 ms [BANNER-02]', async () => {
  await setUp();
  expect(engine.started.mock.calls[0]?.[1].speed).toBe(1000);
  advanceMs(4999);
  expect(engine.next).not.toHaveBeenCalled();
  advanceMs(1);
  expect(engine.next).toHaveBeenCalledTimes(1);
  act(() => engine.started.mock.calls[0]?.[1].onChange(1));
  advanceMs(5000);
  expect(engine.next).toHaveBeenCalledTimes(2);
});

test('loops only with more than one banner [BANNER-03]', async () => {
  const { unmount } = await setUp({}, 1);
  expect(engine.started).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await setUp({}, 2);
  expect(engine.started).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('link', { name: 'Banner 0' }).length).toBeGreaterThan(1);
});

test('shows 3 footer slides with a 50 px gap on desktops, otherwise 1.1 [BANNER-04]', async () => {
  const { unmount } = await setUp();
  expect(engine.started.mock.calls[0]?.[1].slidesPerView).toBe(1.1);
  expect(engine.started.mock.calls[0]?.[1].wide).toBeUndefined();
  unmount();
  await setUp({ variant: 'footer' });
  expect(engine.started.mock.calls[1]?.[1].wide).toEqual({ from: 900, slidesPerView: 3, gap: 50 });
});

test('does not rotate while hovered, focused or paused', async () => {
  await setUp();
  const carousel = screen.getByRole('region', { name: 'Offers' });
  await user.hover(carousel);
  advanceMs(20_000);
  await user.unhover(carousel);
  await user.tab();
  expect(carousel.contains(document.activeElement)).toBe(true);
  advanceMs(20_000);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  // Takes the pointer and the focus away.
  await user.click(document.body);
  advanceMs(20_000);
  expect(engine.next).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await user.click(document.body);
  advanceMs(20_000);
  expect(engine.next).toHaveBeenCalledTimes(1);
});

test('rotates only when a button is pressed, without transition, under reduced motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  await setUp();
  expect(engine.started.mock.calls[0]?.[1].speed).toBe(0);
  advanceMs(20_000);
  expect(engine.next).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'On' }));
  expect(engine.next).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('loads only the first image with high priority', async () => {
  await setUp();
  const [first, ...others] = [...document.querySelectorAll('img')];
  expect(first?.getAttribute('fetchpriority')).toBe('high');
  expect(first?.getAttribute('loading')).toBe('eager');
  for (const image of others) expect(image.getAttribute('loading')).toBe('lazy');
});
