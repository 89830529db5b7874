import { BannerSkeleton } from '@croupier/ui/game/BannerSkeleton';
import type { ReactNode } from 'react';

import { useSite } from '../../config/site-context.ts';

/** Placeholder of the banner with the image from the page's HTML. */
export function BannerPlaceholder(): ReactNode {
  const { firstBanner } = useSite();
  return <BannerSkeleton {...(firstBanner !== undefined && { image: firstBanner })} />;
}
