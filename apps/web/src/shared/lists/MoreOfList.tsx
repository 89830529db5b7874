import { LoadMore } from '@croupier/ui/navigation/LoadMore';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../use-error-text.ts';

export interface MoreOfListProps {
  readonly query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
  /** Loaded entries, and all. */
  readonly shown: number;
  readonly total: number;
}

/** Gets the next page of a list without filters, and says how much of it is shown. */
export function MoreOfList({ query, shown, total }: MoreOfListProps): ReactNode {
  const { t } = useTranslation('lists');
  const errorText = useErrorText();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  return (
    <LoadMore
      label={t('more')}
      summary={t('shown', { shown, count: total })}
      progress={shown / Math.max(total, shown, 1)}
      hasMore={hasNextPage}
      loading={isFetchingNextPage}
      loadingLabel={t('loading')}
      onLoad={() => void fetchNextPage()}
      {...(isFetchNextPageError &&
        error !== null && { error: { message: errorText(error), retryLabel: t('tryAgain') } })}
    />
  );
}
