import { listBannersOptions } from '@croupier/sdk/query';
import type { BannerGroup } from '@croupier/sdk/types';
import { useQuery } from '@tanstack/react-query';

import { usePlatformLanguage } from '../i18n/use-platform-language.ts';

/** The platform's picture for a popup's side; undefined while unknown or without one. */
export function usePopupImage(groupName: BannerGroup): string | undefined {
  const language = usePlatformLanguage();
  const { data } = useQuery({
    ...listBannersOptions({ query: { groupName, language } }),
    staleTime: 300_000,
    select: ({ value }) => value.list[0]?.url,
  });
  return data;
}
