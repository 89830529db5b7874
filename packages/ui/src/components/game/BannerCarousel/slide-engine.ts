/** Moves the slides of a carousel. */
export interface SlideEngine {
  next: () => void;
  previous: () => void;
  destroy: () => void;
}

export interface SlideEngineOptions {
  /** Number of distinct slides; the first ones are repeated behind the last. */
  count: number;
  /** Transition duration in ms; 0 for none. */
  speed: number;
  /** Called with the zero-based index of the first visible slide; repeated slides count as their originals. */
  onChange: (index: number) => void;
}

/** After this time in ms without a scroll event the slides rest. WebKit has no `scrollend` event in older versions. */
const REST_MS = 120;

/**
 * Moves slides by scrolling their container, which browsers do themselves for touch, wheel and focus. The loop is
 * endless: slides that have stopped are replaced by their repetition, so that there is always one before and one after.
 */
export function startSlideEngine(viewport: HTMLElement, { count, speed, onChange }: SlideEngineOptions): SlideEngine {
  const slides = [...(viewport.firstElementChild?.children ?? [])].filter((slide) => slide instanceof HTMLElement);
  const { position, moveTo, center } = loopOf(viewport, slides, count);
  let frame = 0;
  /** Slide that the slides are moving to. */
  let target: number | undefined;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let isTouched = false;

  const stop = (): void => {
    cancelAnimationFrame(frame);
    target = undefined;
    viewport.style.scrollSnapType = '';
  };
  const glideTo = (to: number): void => {
    const from = position();
    target = to;
    const start = performance.now();
    // Snapping would end the movement after its first step.
    viewport.style.scrollSnapType = 'none';
    const step = (now: number): void => {
      const done = speed === 0 ? 1 : Math.min(1, Math.max(0, now - start) / speed);
      moveTo(from + (to - from) * easeInOut(done));
      if (done < 1) frame = requestAnimationFrame(step);
      else stop();
    };
    step(start);
  };
  const move = (by: 1 | -1): void => {
    const to = (target ?? Math.round(position())) + by;
    stop();
    // Many presses in a moment lead no further than the repetitions reach.
    glideTo(Math.min(Math.max(to + center(to), 0), count + 1));
  };

  const rest = (): void => {
    if (isTouched) return;
    center(position());
    const hadFocus = viewport.contains(document.activeElement);
    for (const slide of slides) slide.inert = !isVisible(slide, viewport);
    if (hadFocus) focusFirst(slides);
  };
  const onScroll = (): void => {
    onChange(((Math.round(position()) % count) + count) % count);
    clearTimeout(restTimer);
    restTimer = setTimeout(rest, REST_MS);
  };
  const onTouchStart = (): void => {
    isTouched = true;
    stop();
  };
  const onTouchEnd = (): void => {
    isTouched = false;
    onScroll();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  viewport.addEventListener('scroll', onScroll, { signal, passive: true });
  viewport.addEventListener('wheel', stop, { signal, passive: true });
  viewport.addEventListener('touchstart', onTouchStart, { signal, passive: true });
  for (const event of ['touchend', 'touchcancel'])
    viewport.addEventListener(event, onTouchEnd, { signal, passive: true });
  const resizes = new ResizeObserver(onScroll);
  resizes.observe(viewport);
  void afterPicture(slides[count]).then(() => signal.aborted || rest());

  return {
    next: () => move(1),
    previous: () => move(-1),
    destroy: () => {
      listeners.abort();
      resizes.disconnect();
      clearTimeout(restTimer);
      stop();
      for (const slide of slides) slide.inert = false;
    },
  };
}

/** Positions in slides from the first one, fractional while moving. */
function loopOf(viewport: HTMLElement, slides: readonly HTMLElement[], count: number) {
  // Read each time: the language can change.
  const direction = (): 1 | -1 => (getComputedStyle(viewport).direction === 'rtl' ? -1 : 1);
  const stepPx = (): number => Math.abs((slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)) || 1;
  const position = (): number => (viewport.scrollLeft * direction()) / stepPx();
  const moveTo = (slide: number): void => {
    viewport.scrollLeft = slide * stepPx() * direction();
  };
  /** Moves by the whole loop to an equal picture when that brings `slide` between the first and the last; returns by how much. */
  const center = (slide: number): number => {
    const from = position();
    const shift = slide < 0.99 ? count : slide > count + 0.01 ? -count : 0;
    const isReachable = from + shift >= 0 && from + shift <= count + 1;
    if (shift === 0 || !isReachable) return 0;
    moveTo(from + shift);
    return shift;
  };
  return { position, moveTo, center };
}

const easeInOut = (done: number): number => (done < 0.5 ? 4 * done ** 3 : 1 - (2 - 2 * done) ** 3 / 2);

/** True when at least 2 px of the slide are in view. */
function isVisible(slide: HTMLElement, viewport: HTMLElement): boolean {
  const own = slide.getBoundingClientRect();
  const view = viewport.getBoundingClientRect();
  return own.right > view.left + 2 && own.left < view.right - 2;
}

/** Focuses the link of the first slide in view when the slide that had the focus is out of view now. */
function focusFirst(slides: readonly HTMLElement[]): void {
  const isInView = slides.some((slide) => !slide.inert && slide.contains(document.activeElement));
  if (isInView) return;
  const link = slides.find((slide) => !slide.inert)?.querySelector<HTMLElement>('a, button');
  link?.focus({ preventScroll: true });
}

/** Resolves when the picture of a slide can be painted at once; a picture that fails is not waited for. */
async function afterPicture(slide: HTMLElement | undefined): Promise<void> {
  try {
    await slide?.querySelector('img')?.decode();
  } catch {
    // The slide without its picture is as good as its repetition.
  }
}
