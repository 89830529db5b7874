import { listNoticesQuery } from '@croupier/sdk/hooks';
import type { LanguageCode } from '@croupier/sdk/types';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { paths } from '../../shared/paths.ts';
import { NoticePages } from './NoticePages.tsx';
import { NoticesHeader } from './NoticesHeader.tsx';
import { pageOf, siteNotices } from './notice-source.ts';

/** Prefetches what the URL shows. */
export function prefetchNotices(
  queryClient: QueryClient,
  { language }: { readonly language: LanguageCode },
  params: URLSearchParams,
): Promise<unknown> {
  return queryClient.prefetchQuery(listNoticesQuery(siteNotices.requestOf(pageOf(params), language)));
}

/** Announcements for everyone [ROUTE-15]. */
export function AnnouncementsPage(): ReactNode {
  const { t } = useTranslation('announcements');
  const { t: siteText } = useTranslation();
  return (
    <>
      <NoticesHeader source={siteNotices} lead={t('page.lead')} />
      <NoticePages
        source={siteNotices}
        empty={{ text: t('page.emptyText'), action: { label: siteText('notFound.home'), to: paths.home } }}
      />
    </>
  );
}
