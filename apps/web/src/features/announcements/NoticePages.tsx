import { listNoticesQuery } from '@croupier/sdk/hooks';
import type { Notice } from '@croupier/sdk/types';
import { CollapsibleListSkeleton } from '@croupier/ui/display/CollapsibleList';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { Pagination } from '@croupier/ui/navigation/Pagination';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import type { EntryState } from '../../shared/entry-state.ts';
import { noticePath } from '../../shared/notice-path.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { NoticeList } from './NoticeList.tsx';
import { pageOf, type NoticeSource } from './notice-source.ts';

/** Rows of the skeleton: a full page. */
const PAGE_SIZE = 9;
/** Pages in which an announcement of an old link is looked for. */
const MAX_SEARCHED_PAGES = 6;

const SAME_PLACE: EntryState = { keepsScroll: true };

export interface NoticePagesProps {
  readonly source: NoticeSource;
  /** When there are none. */
  readonly empty: { readonly text: string; readonly action: { readonly label: string; readonly to: string } };
}

/** Announcements: nine a page, one open, which the URL names [ANN-01] [ANN-05]. */
export function NoticePages({ source, empty }: NoticePagesProps): ReactNode {
  const { t } = useTranslation('announcements');
  const navigate = useNavigate();
  const language = usePlatformLanguage();
  const [params] = useSearchParams();
  const page = pageOf(params);
  const openId = params.get('notice') ?? undefined;
  const query = useQuery(listNoticesQuery(source.requestOf(page, language)));
  const open = (id: string | undefined): void =>
    // The first one that is opened adds an entry, so that Back returns to the list.
    void navigate(noticePath(id, page, source.path), { replace: openId !== undefined, state: SAME_PLACE });
  return (
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
              text={empty.text}
              actions={
                <LinkButton component={Link} to={empty.action.to}>
                  {empty.action.label}
                </LinkButton>
              }
            />
          ),
        }}
      >
        {({ content, totalPages }) => {
          if (page > totalPages) return <Navigate to={noticePath(openId, totalPages, source.path)} replace />;
          const isListed = openId === undefined || content.some(({ id }) => id === openId);
          return (
            <>
              {!isListed && (
                <UnlistedNotice source={source} id={openId} pages={totalPages} onClose={() => open(undefined)} />
              )}
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
                  linkOf={(number) => ({ to: noticePath(undefined, number, source.path) })}
                />
              )}
            </>
          );
        }}
      </QueryBoundary>
    </SectionStack>
  );
}

interface UnlistedNoticeProps extends Pick<NoticePagesProps, 'source'> {
  readonly id: string;
  readonly pages: number;
  readonly onClose: () => void;
}

/** An announcement that the shown page does not list: of the home page only, or of another page. */
function UnlistedNotice({ source, id, pages, onClose }: UnlistedNoticeProps): ReactNode {
  const { t } = useTranslation('announcements');
  const language = usePlatformLanguage();
  const ofHome = useQuery({ ...announcementsQuery(language), enabled: source.hasOthersAtHome });
  const isPendingAtHome = source.hasOthersAtHome && ofHome.isPending;
  const fromHome = ofHome.data?.player.find((notice) => notice.id === id);
  const isSearched = !isPendingAtHome && fromHome === undefined;
  const searched = isSearched ? Math.min(pages, MAX_SEARCHED_PAGES) : 0;
  const { found, isPending } = useQueries({
    queries: Array.from({ length: searched }, (_, index) => listNoticesQuery(source.requestOf(index + 1, language))),
    combine: (results) => ({
      found: results.flatMap(({ data }): readonly Notice[] => data?.content ?? []).find((notice) => notice.id === id),
      isPending: results.some((result) => result.isPending),
    }),
  });
  const notice = (source.hasOthersAtHome ? fromHome : undefined) ?? found;
  if (notice !== undefined) return <NoticeList notices={[notice]} openId={id} onOpenChange={onClose} />;
  if (isPendingAtHome || isPending) return <Skeleton shape="box" height="52px" />;
  return <InlineAlert tone="info">{t('page.gone')}</InlineAlert>;
}
