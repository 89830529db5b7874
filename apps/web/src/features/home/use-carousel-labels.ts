import type { BannerCarouselLabels } from '@croupier/ui/game/BannerCarousel';
import { useTranslation } from 'react-i18next';

/** Labels of a carousel; `name` is its accessible name. */
export function useCarouselLabels(name: string): BannerCarouselLabels {
  const { t } = useTranslation('home');
  return {
    name,
    carousel: t('banner.carousel'),
    slide: t('banner.slide'),
    position: (place, total) => t('banner.position', { place, total }),
    pause: t('banner.pause'),
    play: t('banner.play'),
    previous: t('banner.previous'),
    next: t('banner.next'),
  };
}
