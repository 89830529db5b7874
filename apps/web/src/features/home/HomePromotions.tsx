import { BannerCarousel } from '@croupier/ui/BannerCarousel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { BANNER_SIZE } from './banner-slides.ts';
import { useCarouselLabels } from './use-carousel-labels.ts';
import { usePromotionDialog } from './use-offer.tsx';

/** Promotion banners at the end of the page; each opens its promotion [HOME-06] [BANNER-04]. */
export function HomePromotions(): ReactNode {
  const { t } = useTranslation('home');
  const labels = useCarouselLabels(t('footerBanners'));
  const { data } = useQuery(announcementsQuery(usePlatformLanguage()));
  const promotions = data?.promotion ?? [];
  const offer = usePromotionDialog(promotions);
  const slides = promotions.flatMap(({ promotionId: id, bannerUrl, title }) =>
    bannerUrl === undefined
      ? []
      : [{ id, image: { src: bannerUrl, ...BANNER_SIZE }, alt: '', title, onSelect: () => offer.open(id) }],
  );
  if (slides.length === 0) return null;
  return (
    <>
      <BannerCarousel variant="footer" slides={slides} labels={labels} priority={false} />
      {offer.dialog}
    </>
  );
}
