export { BannerCarousel } from './BannerCarousel.tsx';
export type { BannerCarouselLabels, BannerCarouselProps, BannerSlide } from './BannerCarousel.tsx';
