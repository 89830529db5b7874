import { getAnnouncementsQuery } from '@croupier/sdk/hooks';
import type { LanguageCode } from '@croupier/sdk/types';

/** Banners, notices, announcement popups and promotions. */
export function announcementsQuery(language: LanguageCode) {
  return getAnnouncementsQuery({ dataTypes: 'B,PL,PU,PR,H', language }, { staleTime: 300_000 });
}
