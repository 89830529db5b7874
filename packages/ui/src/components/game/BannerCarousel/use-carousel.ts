import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { startSlideEngine, type SlideEngine } from './slide-engine.ts';

/** Display time of a slide and duration of the transition, in ms (BANNER-02). */
const AUTOPLAY_MS = 5000;
const TRANSITION_MS = 1000;

export interface CarouselOptions {
  viewport: RefObject<HTMLElement | null>;
  /** Changes with the slides, which are other elements then. */
  slidesKey: string;
  /** Number of distinct slides. */
  count: number;
  reducedMotion: boolean;
  playing: boolean;
}

/** Starts the slide engine for more than one slide and rotates the slides while playing. */
export function useCarousel({ viewport, slidesKey, count, reducedMotion, playing }: CarouselOptions) {
  const engine = useRef<SlideEngine>(undefined);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return undefined;
    const started = startSlideEngine(element, {
      count,
      speed: reducedMotion ? 0 : TRANSITION_MS,
      onChange: setIndex,
    });
    engine.current = started;
    return () => {
      engine.current = undefined;
      setIndex(0);
      started.destroy();
    };
  }, [viewport, slidesKey, count, reducedMotion]);

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => engine.current?.next(), AUTOPLAY_MS);
    return () => clearTimeout(timer);
    // Restart the timer on every change, so that each slide is shown for the full time.
  }, [playing, index]);

  const next = useCallback(() => engine.current?.next(), []);
  const previous = useCallback(() => engine.current?.previous(), []);
  return { index, next, previous };
}
