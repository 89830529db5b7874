import { listPromotionsPagesQuery, listPromotionTypesQuery } from '@croupier/sdk/hooks';
import type { LanguageCode } from '@croupier/sdk/types';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { PromotionGrid } from '@croupier/ui/rewards/PromotionGrid';
import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { MoreOfList } from '../../shared/lists/MoreOfList.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { BonusLead } from './BonusLead.tsx';
import { listPath, parametersOf, readFilter, type PromotionFilter } from './promotion-filter.ts';
import { PromotionFilters } from './PromotionFilters.tsx';
import { PromotionListCard } from './PromotionListCard.tsx';
import { PromotionsHeader } from './PromotionsHeader.tsx';

/** Two rows on a desktop. */
const PLACEHOLDERS = 6;

const promotionsQuery = (filter: PromotionFilter, language: LanguageCode) =>
  listPromotionsPagesQuery({ ...parametersOf(filter), language });

/** Prefetches what the URL shows. */
export function prefetchPromotions(
  queryClient: QueryClient,
  { language }: { readonly language: LanguageCode },
  params: URLSearchParams,
): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchInfiniteQuery(promotionsQuery(readFilter(params), language)),
    queryClient.prefetchQuery(listPromotionTypesQuery({ language })),
  ]);
}

/** The promotions by kind and view; the bonus that is played comes first [ROUTE-12] [PROMO-01]. */
export function PromotionsPage(): ReactNode {
  const { t } = useTranslation('promotions');
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const query = useInfiniteQuery(promotionsQuery(filter, usePlatformLanguage()));
  const promotions = query.data?.pages.flatMap(({ content }) => content) ?? [];
  return (
    <>
      <PromotionsHeader />
      <SectionStack>
        <PromotionFilters filter={filter} />
        {filter.view !== 'ended' && <BonusLead promotions={promotions} />}
        <QueryBoundary
          query={query}
          failure={t('failed')}
          skeleton={
            <PromotionGrid
              label={t('title')}
              promotions={[]}
              loading
              loadingLabel={t('loading')}
              placeholders={PLACEHOLDERS}
            />
          }
          empty={{ when: ({ pages }) => pages[0]?.content.length === 0, state: <NoPromotions filter={filter} /> }}
        >
          {({ pages }) => (
            <>
              <PromotionGrid
                label={t('title')}
                promotions={promotions.map((promotion) => ({
                  id: promotion.promotionId,
                  card: <PromotionListCard promotion={promotion} />,
                }))}
              />
              {query.hasNextPage && (
                // The texts of lists are not loaded with the page, because most views are one page.
                <Suspense>
                  <MoreOfList
                    query={query}
                    shown={promotions.length}
                    total={pages[0]?.totalElements ?? promotions.length}
                  />
                </Suspense>
              )}
            </>
          )}
        </QueryBoundary>
      </SectionStack>
    </>
  );
}

function NoPromotions({ filter: { view, type } }: { readonly filter: PromotionFilter }): ReactNode {
  const { t } = useTranslation('promotions');
  const isFiltered = view !== 'open' || type !== undefined;
  return (
    <EmptyState
      icon="gift"
      headingLevel={2}
      title={t(`none.${view}.title`)}
      text={t(`none.${view}.text`)}
      {...(isFiltered && {
        actions: (
          <LinkButton component={Link} to={listPath({ view: 'open' })}>
            {t('none.all')}
          </LinkButton>
        ),
      })}
    />
  );
}
