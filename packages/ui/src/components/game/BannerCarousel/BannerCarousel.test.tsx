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

function setUp(props: Partial<BannerCarouselProps> = {}, count = 3) {
  return render(<BannerCarousel slides={slidesOf(count)} labels={labels} {...props} />);
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('rotates every 5000 ms with a transition of 1000 ms [BANNER-02]', async () => {
  setUp();
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
  const { unmount } = setUp({}, 1);
  expect(engine.started).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  setUp({}, 2);
  expect(engine.started).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('link', { name: 'Banner 0' }).length).toBeGreaterThan(1);
});

test('moves other slides of the same number', () => {
  const { rerender } = setUp();
  const others = slidesOf(3).map((slide) => ({ ...slide, id: `other-${slide.id}` }));
  rerender(<BannerCarousel slides={others} labels={labels} />);
  expect(engine.destroy).toHaveBeenCalledTimes(1);
  const element = engine.started.mock.calls[1]?.[0];
  expect(element?.isConnected).toBe(true);
});

test('does not rotate while hovered, focused or paused', async () => {
  setUp();
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
  setUp();
  expect(engine.started.mock.calls[0]?.[1].speed).toBe(0);
  advanceMs(20_000);
  expect(engine.next).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'On' }));
  expect(engine.next).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('loads only the first image with high priority, and with it its repetition', () => {
  setUp();
  const images = [...document.querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
    'eager',
    'lazy',
    'lazy',
  ]);
  expect(images.filter((image) => image.getAttribute('fetchpriority') === 'high')).toEqual([images[0]]);
});
