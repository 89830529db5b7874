import { BannerSkeleton } from '@croupier/ui/BannerSkeleton';
import type { ReactNode } from 'react';

import { useSite } from '../../config/site-context.ts';

/** Where the banner will be, with the picture that the page's HTML has brought along. */
export function BannerPlace(): ReactNode {
  const { firstBanner } = useSite();
  return <BannerSkeleton {...(firstBanner !== undefined && { picture: firstBanner })} />;
}
