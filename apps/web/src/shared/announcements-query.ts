import { getAnnouncementsOptions } from '@croupier/sdk/query';
import type { LanguageCode } from '@croupier/sdk/types';
import { queryOptions } from '@tanstack/react-query';

/** Banners, notices, announcement popups and promotions. */
export function announcementsQuery(language: LanguageCode) {
  return queryOptions({
    ...getAnnouncementsOptions({ query: { dataTypes: 'B,PL,PU,PR,H', platform: 'W', language } }),
    staleTime: 300_000,
    select: ({ value }) => value,
  });
}
