import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import type { BannerVariant } from '../internal/banner-parts.ts';
import { bannerLayout } from '../internal/banner-parts.ts';
import type { SlideEngine } from './slide-engine.ts';

/** Display time of a slide and duration of the transition, in ms (BANNER-02). */
const AUTOPLAY_MS = 5000;
const TRANSITION_MS = 1000;

const loadEngine = () => import('./slide-engine.ts').then((module) => module.startSlideEngine);

export interface CarouselOptions {
  viewport: RefObject<HTMLElement | null>;
  /** Number of distinct slides. */
  count: number;
  variant: BannerVariant;
  reducedMotion: boolean;
  playing: boolean;
}

/** Loads the slide engine for more than one slide and rotates the slides while playing. */
export function useCarousel({ viewport, count, variant, reducedMotion, playing }: CarouselOptions) {
  const [engine, setEngine] = useState<SlideEngine>();
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return undefined;
    let startedEngine: SlideEngine | undefined;
    let cancelled = false;
    const start = async () => {
      const startSlideEngine = await loadEngine();
      if (cancelled) return;
      const { slidesPerView, gap, wide } = bannerLayout[variant];
      startedEngine = startSlideEngine(element, {
        speed: reducedMotion ? 0 : TRANSITION_MS,
        slidesPerView,
        gap,
        ...(wide && { wide }),
        onChange: (next) => setIndex(next % count),
      });
      setEngine(startedEngine);
    };
    // If the engine fails to load, the first slide stays readable and usable.
    start().catch(() => {});
    return () => {
      cancelled = true;
      setEngine(undefined);
      setIndex(0);
      startedEngine?.destroy();
    };
  }, [viewport, count, variant, reducedMotion]);

  useEffect(() => {
    if (!playing || !engine) return undefined;
    const timer = setTimeout(engine.next, AUTOPLAY_MS);
    return () => clearTimeout(timer);
    // Restart the timer on every change, so that each slide is shown for the full time.
  }, [playing, engine, index]);

  return { engine, index };
}
