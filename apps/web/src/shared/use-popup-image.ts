import { listBannersOptions } from '@croupier/sdk/query';
import type { BannerGroup } from '@croupier/sdk/types';
import { useQuery } from '@tanstack/react-query';

import { usePlatformLanguage } from '../i18n/use-platform-language.ts';

/** URL of the platform's image for a popup; undefined while loading and when there is none. */
export function usePopupImage(groupName: BannerGroup): string | undefined {
  const language = usePlatformLanguage();
  const { data } = useQuery({
    ...listBannersOptions({ query: { groupName, language } }),
    staleTime: 300_000,
    select: ({ value }) => value.list[0]?.url,
  });
  return data;
}
