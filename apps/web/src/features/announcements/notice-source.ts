import type { ListNoticesParameters } from '@croupier/sdk/hooks';
import type { LanguageCode } from '@croupier/sdk/types';

import { paths } from '../../shared/paths.ts';
import { agentNotices } from '../../shared/team-figures/agent-notices.ts';
import { agentPaths } from '../../shared/agent-paths.ts';

/** Announcements of one audience, and the page that lists them. */
export interface NoticeSource {
  readonly path: string;
  /** The request of a page of nine. */
  readonly requestOf: (pageNo: number, language: LanguageCode) => ListNoticesParameters;
  /** True when the home page shows announcements that the list does not have. */
  readonly hasOthersAtHome: boolean;
}

/** Announcements for everyone. */
export const siteNotices: NoticeSource = {
  path: paths.announcements,
  requestOf: (pageNo, language) => ({ pageNo, language }),
  hasOthersAtHome: true,
};

/** Announcements for agents only. */
export const agentNoticeSource: NoticeSource = {
  path: agentPaths.announcements,
  requestOf: agentNotices,
  hasOthersAtHome: false,
};

/** Page number of a URL; 1 for anything else. */
export function pageOf(params: URLSearchParams): number {
  const value = params.get('page');
  return value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}
