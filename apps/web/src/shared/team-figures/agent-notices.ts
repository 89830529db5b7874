import type { ListNoticesParameters } from '@croupier/sdk/hooks';
import type { LanguageCode } from '@croupier/sdk/types';

/** Announcements for agents, nine a page; one query for their page and for the badge of the frame. */
export const agentNotices = (pageNo: number, language: LanguageCode): ListNoticesParameters => ({
  pageNo,
  language,
  audience: 'AGENT',
});
