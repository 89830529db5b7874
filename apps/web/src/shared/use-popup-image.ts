import { useListBanners } from '@croupier/sdk/hooks';
import type { BannerGroup } from '@croupier/sdk/types';

import { usePlatformLanguage } from '../i18n/use-platform-language.ts';

/** URL of the platform's image for a popup; undefined while loading and when there is none. */
export function usePopupImage(groupName: BannerGroup): string | undefined {
  const language = usePlatformLanguage();
  const { data } = useListBanners({ groupName, language }, { staleTime: 300_000, select: ({ list }) => list[0]?.url });
  return data;
}
