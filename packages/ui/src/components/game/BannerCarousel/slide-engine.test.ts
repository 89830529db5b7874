import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSlideEngine, type SlideEngine } from './slide-engine.ts';

const STEP = 100;
const COUNT = 4;

let engine: SlideEngine | undefined;

/** A carousel of four slides and three repetitions, 100 px each; jsdom has no layout of its own. */
function setUp({ speed = 1000, direction = 'ltr' } = {}) {
  const viewport = document.createElement('div');
  viewport.style.direction = direction;
  const track = document.createElement('div');
  viewport.append(track);
  for (let index = 0; index < COUNT + 3; index += 1) {
    const slide = document.createElement('div');
    Object.defineProperty(slide, 'offsetLeft', { value: index * STEP * (direction === 'rtl' ? -1 : 1) });
    track.append(slide);
  }
  document.body.append(viewport);
  let scrollLeft = 0;
  Object.defineProperty(viewport, 'scrollLeft', {
    get: () => scrollLeft,
    set: (value: number) => {
      scrollLeft = value;
      viewport.dispatchEvent(new Event('scroll'));
    },
  });
  const onChange = vi.fn<(index: number) => void>();
  engine = startSlideEngine(viewport, { count: COUNT, speed, onChange });
  return { engine, viewport, onChange };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  engine?.destroy();
  vi.useRealTimers();
});

test('moves to the next slide in the given time [BANNER-02]', async () => {
  const { engine: slides, viewport, onChange } = setUp();
  await vi.advanceTimersByTimeAsync(500);
  slides.next();
  await vi.advanceTimersByTimeAsync(500);
  expect(viewport.scrollLeft).toBeGreaterThan(0);
  expect(viewport.scrollLeft).toBeLessThan(STEP);
  await vi.advanceTimersByTimeAsync(520);
  expect(viewport.scrollLeft).toBe(STEP);
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test('moves at once without a transition', () => {
  const { engine: slides, onChange } = setUp({ speed: 0 });
  slides.next();
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test.each(['ltr', 'rtl'])('loops in both directions without an end, %s [BANNER-03]', async (direction) => {
  const { engine: slides, viewport, onChange } = setUp({ speed: 0, direction });
  const seen: number[] = [];
  for (const move of [...Array<'next'>(9).fill('next'), ...Array<'previous'>(11).fill('previous')]) {
    slides[move]();
    await vi.advanceTimersByTimeAsync(200);
    seen.push(onChange.mock.lastCall?.[0] ?? -1);
    // There is always a slide before the visible one, and a repetition after it.
    const slide = Math.abs(viewport.scrollLeft) / STEP;
    expect(slide).toBeGreaterThanOrEqual(1);
    expect(slide).toBeLessThanOrEqual(COUNT);
    expect(Math.sign(viewport.scrollLeft)).toBe(direction === 'rtl' ? -1 : 1);
  }
  expect(seen).toEqual([1, 2, 3, 0, 1, 2, 3, 0, 1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3, 2]);
});

test('two presses in a moment move by two slides', async () => {
  const { engine: slides, onChange } = setUp();
  await vi.advanceTimersByTimeAsync(500);
  slides.next();
  await vi.advanceTimersByTimeAsync(100);
  slides.next();
  await vi.advanceTimersByTimeAsync(2000);
  expect(onChange).toHaveBeenLastCalledWith(2);
});

test('keeps the place under a finger until it is lifted', async () => {
  const { viewport } = setUp({ speed: 0 });
  await vi.advanceTimersByTimeAsync(200);
  viewport.dispatchEvent(new Event('touchstart'));
  viewport.scrollLeft = 5 * STEP;
  await vi.advanceTimersByTimeAsync(1000);
  expect(viewport.scrollLeft).toBe(5 * STEP);
  viewport.dispatchEvent(new Event('touchend'));
  await vi.advanceTimersByTimeAsync(200);
  expect(viewport.scrollLeft).toBe(STEP);
});
