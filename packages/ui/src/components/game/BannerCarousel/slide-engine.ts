import Swiper from 'swiper';

/** Moves the slides (Swiper). */
export interface SlideEngine {
  next: () => void;
  previous: () => void;
  destroy: () => void;
}

export interface SlideEngineOptions {
  /** Transition duration in ms. */
  speed: number;
  slidesPerView: number;
  /** Gap in px. */
  gap: number;
  /** Settings for windows at least `from` px wide. */
  wide?: { from: number; slidesPerView: number; gap: number };
  /** Called with the zero-based index of the first visible slide; repeated slides count as their originals. */
  onChange: (index: number) => void;
}

/** Makes slides outside the viewport inert. */
function disableOffscreenSlides(swiper: Swiper) {
  for (const slide of swiper.slides) slide.inert = !slide.classList.contains('swiper-slide-visible');
}

/** Starts Swiper on slides that are already rendered. Swiper is large, so this module is loaded lazily. */
export function startSlideEngine(element: HTMLElement, options: SlideEngineOptions): SlideEngine {
  const { speed, slidesPerView, gap, wide, onChange } = options;
  const swiper = new Swiper(element, {
    loop: true,
    speed,
    slidesPerView,
    spaceBetween: gap,
    watchSlidesProgress: true,
    ...(wide && { breakpoints: { [wide.from]: { slidesPerView: wide.slidesPerView, spaceBetween: wide.gap } } }),
    on: {
      afterInit: disableOffscreenSlides,
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      slideChangeTransitionEnd: disableOffscreenSlides,
      touchEnd: disableOffscreenSlides,
      resize: disableOffscreenSlides,
    },
  });
  return {
    next: () => swiper.slideNext(speed),
    previous: () => swiper.slidePrev(speed),
    destroy: () => {
      for (const slide of swiper.slides) slide.inert = false;
      swiper.destroy(true, true);
    },
  };
}
