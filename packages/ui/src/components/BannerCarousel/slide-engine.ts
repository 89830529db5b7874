import Swiper from 'swiper';

/** What moves the slides. */
export interface SlideEngine {
  next: () => void;
  previous: () => void;
  destroy: () => void;
}

export interface SlideEngineOptions {
  /** Duration of a change, ms. */
  speed: number;
  slidesPerView: number;
  /** px */
  gap: number;
  /** Other figures from a width of the screen on, px. */
  wide?: { from: number; slidesPerView: number; gap: number };
  /** Told the place of the first slide in view, from 0, copies counted as what they are copies of. */
  onChange: (index: number) => void;
}

/** Slides out of view take no focus and are not read. */
function rest(swiper: Swiper) {
  for (const slide of swiper.slides) slide.inert = !slide.classList.contains('swiper-slide-visible');
}

/** Takes over slides that already stand where it would put them. The heavy part, fetched by itself. */
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
      afterInit: rest,
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      slideChangeTransitionEnd: rest,
      touchEnd: rest,
      resize: rest,
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
