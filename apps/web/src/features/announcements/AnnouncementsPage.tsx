import { listNoticesQuery, useListNotices } from '@croupier/sdk/hooks';
import type { LanguageCode, Notice } from '@croupier/sdk/types';
import { CollapsibleListSkeleton } from '@croupier/ui/display/CollapsibleList';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { SummaryHeader } from '@croupier/ui/layout/SummaryHeader';
import { Pagination } from '@croupier/ui/navigation/Pagination';
import { useQueries, useQuery, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import type { EntryState } from '../../shared/entry-state.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import { noticePath } from '../../shared/notice-path.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { useIsUnread } from '../../shared/read-announcements.ts';
import { NoticeList } from './NoticeList.tsx';
import { summaryOf } from './notice-summary.ts';

/** Rows of the skeleton: a full page. */
const PAGE_SIZE = 9;
/** Pages in which an announcement of an old link is looked for. */
const MAX_SEARCHED_PAGES = 6;

const SAME_PLACE: EntryState = { keepsScroll: true };

const noticesQuery = (pageNo: number, language: LanguageCode) => listNoticesQuery({ pageNo, language });

/** Page number of a URL; 1 for anything else. */
function pageOf(value: string | null): number {
  return value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}

/** Prefetches what the URL shows. */
export function prefetchNotices(
  queryClient: QueryClient,
  { language }: { readonly language: LanguageCode },
  params: URLSearchParams,
): Promise<unknown> {
  return queryClient.prefetchQuery(noticesQuery(pageOf(params.get('page')), language));
}

/** Announcements: nine a page, one open, which the URL names [ANN-01] [ANN-05] [ROUTE-15]. */
export function AnnouncementsPage(): ReactNode {
  const { t } = useTranslation('announcements');
  const { t: siteText } = useTranslation();
  const navigate = useNavigate();
  const language = usePlatformLanguage();
  const [params] = useSearchParams();
  const page = pageOf(params.get('page'));
  const openId = params.get('notice') ?? undefined;
  const query = useQuery(noticesQuery(page, language));
  const open = (id: string | undefined): void =>
    // The first one that is opened adds an entry, so that Back returns to the list.
    void navigate(noticePath(id, page), { replace: openId !== undefined, state: SAME_PLACE });
  return (
    <>
      <Header />
      <SectionStack>
        <QueryBoundary
          query={query}
          skeleton={<CollapsibleListSkeleton rows={PAGE_SIZE} hasMeta />}
          failure={t('page.failed')}
          empty={{
            when: ({ totalPages }) => totalPages === 0,
            state: (
              <EmptyState
                icon="horn"
                headingLevel={2}
                title={t('empty')}
                text={t('page.emptyText')}
                actions={
                  <LinkButton component={Link} to={paths.home}>
                    {siteText('notFound.home')}
                  </LinkButton>
                }
              />
            ),
          }}
        >
          {({ content, totalPages }) => {
            if (page > totalPages) return <Navigate to={noticePath(openId, totalPages)} replace />;
            const isListed = openId === undefined || content.some(({ id }) => id === openId);
            return (
              <>
                {!isListed && <UnlistedNotice id={openId} pages={totalPages} onClose={() => open(undefined)} />}
                <NoticeList key={page} notices={content} openId={openId} onOpenChange={open} />
                {totalPages > 1 && (
                  <Pagination
                    label={t('pages')}
                    page={page}
                    pages={totalPages}
                    previousLabel={t('previousPage')}
                    nextLabel={t('nextPage')}
                    pageLabel={(number) => t('page.number', { page: number })}
                    summary={t('pageOf', { page, pages: totalPages })}
                    linkComponent={Link}
                    linkOf={(number) => ({ to: noticePath(undefined, number) })}
                  />
                )}
              </>
            );
          }}
        </QueryBoundary>
      </SectionStack>
    </>
  );
}

/** Heading, with what the newest announcements mean for the visitor once they are known. */
function Header(): ReactNode {
  const { t, i18n } = useTranslation('announcements');
  const { brand } = useSite();
  const isUnread = useIsUnread();
  const [now] = useState(() => Date.now());
  const { data } = useListNotices({ pageNo: 1, language: usePlatformLanguage() });
  const summary = data && summaryOf(data.content, { isUnread, now });
  const date = summary && dateFormat(i18n.language, { dateStyle: 'long', timeZone: brand.timeZone });
  const text =
    summary === undefined ? (
      t('page.lead')
    ) : summary.kind === 'allRead' ? (
      t('summary.allRead', { date: date?.format(new Date(summary.first.startDate)) })
    ) : (
      <>
        {t(`summary.${summary.kind}`, { count: summary.count })}{' '}
        <Link to={noticePath(summary.first.id)} state={SAME_PLACE}>
          {summary.first.title}
        </Link>
      </>
    );
  return <SummaryHeader title={t('title')} summary={text} />;
}

interface UnlistedNoticeProps {
  readonly id: string;
  readonly pages: number;
  readonly onClose: () => void;
}

/** An announcement that the shown page does not list: of the home page only, or of another page. */
function UnlistedNotice({ id, pages, onClose }: UnlistedNoticeProps): ReactNode {
  const { t } = useTranslation('announcements');
  const language = usePlatformLanguage();
  const ofHome = useQuery(announcementsQuery(language));
  const fromHome = ofHome.data?.player.find((notice) => notice.id === id);
  const isSearched = !ofHome.isPending && fromHome === undefined;
  const searched = isSearched ? Math.min(pages, MAX_SEARCHED_PAGES) : 0;
  const { found, isPending } = useQueries({
    queries: Array.from({ length: searched }, (_, index) => noticesQuery(index + 1, language)),
    combine: (results) => ({
      found: results.flatMap(({ data }): readonly Notice[] => data?.content ?? []).find((notice) => notice.id === id),
      isPending: results.some((result) => result.isPending),
    }),
  });
  const notice = fromHome ?? found;
  if (notice !== undefined) return <NoticeList notices={[notice]} openId={id} onOpenChange={onClose} />;
  if (ofHome.isPending || isPending) return <Skeleton shape="box" height="52px" />;
  return <InlineAlert tone="info">{t('page.gone')}</InlineAlert>;
}
