import { expect, test, vi } from 'vitest';
import { startSlideEngine } from './slide-engine.ts';

const swiper = vi.hoisted(() => ({ started: vi.fn() }));

vi.mock('swiper', () => ({
  default: class {
    slides = [];
    constructor(element: HTMLElement, options: object) {
      swiper.started(element, options);
    }
  },
}));

test('loops, with the transition, slides and gap of its options [BANNER-02] [BANNER-03] [BANNER-04]', () => {
  const element = document.createElement('div');
  const wide = { from: 900, slidesPerView: 3, gap: 50 };
  startSlideEngine(element, { speed: 1000, slidesPerView: 1.1, gap: 12, wide, onChange: () => {} });
  expect(swiper.started).toHaveBeenCalledExactlyOnceWith(
    element,
    expect.objectContaining({
      loop: true,
      speed: 1000,
      slidesPerView: 1.1,
      spaceBetween: 12,
      breakpoints: { 900: { slidesPerView: 3, spaceBetween: 50 } },
    }),
  );
});
