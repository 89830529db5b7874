import { listBettingRecordsInfiniteOptions } from '@croupier/sdk/query';
import { calendarDay } from '@croupier/sdk/rules';
import { PageStack } from '@croupier/ui/PageStack';
import { Skeleton } from '@croupier/ui/Skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { BettingSummary } from '@croupier/sdk/types';
import { Amount } from '@croupier/ui/Amount';
import { FactList } from '@croupier/ui/FactList';

import { useSite } from '../../config/site-context.ts';
import { dayRange } from '../../shared/day-range.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { MembersOnly } from '../../shared/page/MembersOnly.tsx';
import { useQueryFailure } from '../../shared/page/use-query-failure.ts';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { BetList } from './BetList.tsx';
import { readFilter, writeFilter, type RecordFilter } from './record-filter.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { numberFormat } from '../../shared/intl-formats.ts';

const BetDetail = lazyComponent(async () => (await import('./BetDetail.tsx')).BetDetail);

const PAGE_SIZE = 20;

/** The member's betting record. */
export function BettingRecordPage(): ReactNode {
  const { t } = useTranslation('record');
  usePageTitle(t('title'));
  return <MembersOnly skeleton={<Skeleton shape="box" height="24rem" />}>{() => <BettingRecord />}</MembersOnly>;
}

function BettingRecord(): ReactNode {
  const { brand } = useSite();
  const { t } = useTranslation('record');
  const [parameters, setParameters] = useSearchParams();
  const [today] = useState(() => calendarDay(new Date(), brand.timeZone));
  const [opened, setOpened] = useState<string>();
  const filter = readFilter(parameters, today);
  const change = (changed: Partial<RecordFilter>): void =>
    setParameters(writeFilter({ ...filter, ...changed }, today), { replace: true });
  const query = useBets(filter, brand.timeZone);
  const failure = useQueryFailure(query, query.data !== undefined);
  return (
    <PageStack headed>
      <RecordFilters
        filter={filter}
        today={today}
        onChange={change}
        onReset={() => setParameters({}, { replace: true })}
      />
      {query.data === undefined ? (
        failure === null ? (
          <>
            <BetSums summary={undefined} />
            <Skeleton shape="box" height="24rem" />
          </>
        ) : (
          <FailedState
            title={t('failed')}
            error={failure}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )
      ) : (
        <>
          {query.data.summary.count > 0 && <BetSums summary={query.data.summary} />}
          <BetList
            bets={query.data.bets}
            total={query.data.summary.count}
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            error={query.isFetchNextPageError ? query.error : null}
            onMore={() => void query.fetchNextPage()}
            onOpen={setOpened}
          />
        </>
      )}
      {opened !== undefined && (
        <Suspense>
          <BetDetail betId={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </PageStack>
  );
}

function useBets({ from, to, category, vendor }: RecordFilter, timeZone: string) {
  return useInfiniteQuery({
    ...listBettingRecordsInfiniteOptions({
      query: {
        ...dayRange({ from, to }, timeZone),
        pageNo: 1,
        pageSize: PAGE_SIZE,
        ...(category !== undefined && { gameType: category }),
        ...(vendor !== undefined && { vassalage: vendor }),
      },
    }),
    initialPageParam: 1,
    getNextPageParam: ({ value }) => (value.pageNum < value.totalPages ? value.pageNum + 1 : undefined),
    select: ({ pages }) => {
      const [first] = pages;
      if (first === undefined) return undefined;
      const bets = pages.flatMap(({ value }) => value.content);
      // A bet placed meanwhile shifts the others, so a page may repeat a known one.
      return { summary: first.value.summary, bets: [...new Map(bets.map((bet) => [bet.betId, bet])).values()] };
    },
  });
}

interface BetSumsProps {
  /** Undefined while loading. */
  readonly summary: BettingSummary | undefined;
}

/** Totals of all matching bets. */
function BetSums({ summary }: BetSumsProps): ReactNode {
  const { t, i18n } = useTranslation('record');
  const count = numberFormat(i18n.language, {});
  const figure = (show: (known: BettingSummary) => ReactNode): ReactNode =>
    summary === undefined ? <Skeleton width="4em" height="1em" /> : show(summary);
  const money = (key: 'betAmount' | 'payout' | 'netWin'): ReactNode =>
    figure(({ currency, ...sums }) => (
      <Amount
        currency={currency}
        locale={i18n.language}
        value={sums[key]}
        {...(key === 'netWin' && { tone: 'change' })}
      />
    ));
  return (
    <FactList
      facts={[
        { id: 'count', label: t('sums.count'), value: figure((known) => count.format(known.count)) },
        { id: 'stake', label: t('stake'), value: money('betAmount') },
        { id: 'payout', label: t('payout'), value: money('payout') },
        { id: 'net', label: t('net'), value: money('netWin') },
      ]}
    />
  );
}
