import { useListBettingRecordsPages } from '@croupier/sdk/hooks';
import { calendarDay } from '@croupier/sdk/rules';
import type { BettingSummary } from '@croupier/sdk/types';
import { Amount } from '@croupier/ui/Amount';
import { FactList } from '@croupier/ui/FactList';
import { PageStack } from '@croupier/ui/PageStack';
import { Skeleton } from '@croupier/ui/Skeleton';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { dayRange } from '../../shared/day-range.ts';
import { numberFormat } from '../../shared/intl-formats.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useQueryFailure } from '../../session/use-query-failure.ts';
import { useRecordsDays } from '../../shared/use-records-days.ts';
import { BetList } from './BetList.tsx';
import { readFilter, writeFilter, type RecordFilter } from './record-filter.ts';
import { RecordFilters } from './RecordFilters.tsx';

const BetDetail = lazyComponent(async () => (await import('./BetDetail.tsx')).BetDetail);

const PAGE_SIZE = 20;

function useBets({ from, to, category, vendor }: RecordFilter, timeZone: string) {
  return useListBettingRecordsPages(
    {
      ...dayRange({ from, to }, timeZone),
      pageSize: PAGE_SIZE,
      ...(category !== undefined && { gameType: category }),
      ...(vendor !== undefined && { vassalage: vendor }),
    },
    {
      select: ({ pages }) => {
        const [first] = pages;
        if (first === undefined) return undefined;
        const bets = pages.flatMap(({ content }) => content);
        // A bet placed between two requests shifts the pages, so a page may repeat a bet.
        return { summary: first.summary, bets: [...new Map(bets.map((bet) => [bet.betId, bet])).values()] };
      },
    },
  );
}

interface BetTotalsProps {
  /** Undefined while loading. */
  readonly summary: BettingSummary | undefined;
}

/** Totals of all matching bets. */
function BetTotals({ summary }: BetTotalsProps): ReactNode {
  const { t, i18n } = useTranslation('bettingRecord');
  const count = numberFormat(i18n.language, {});
  const whenLoaded = (render: (loaded: BettingSummary) => ReactNode): ReactNode =>
    summary === undefined ? <Skeleton width="4em" height="1em" /> : render(summary);
  const money = (key: 'betAmount' | 'payout' | 'netWin'): ReactNode =>
    whenLoaded(({ currency, ...totals }) => (
      <Amount
        currency={currency}
        locale={i18n.language}
        value={totals[key]}
        {...(key === 'netWin' && { tone: 'change' })}
      />
    ));
  return (
    <FactList
      facts={[
        { id: 'count', label: t('sums.count'), value: whenLoaded((loaded) => count.format(loaded.count)) },
        { id: 'stake', label: t('stake'), value: money('betAmount') },
        { id: 'payout', label: t('payout'), value: money('payout') },
        { id: 'net', label: t('net'), value: money('netWin') },
      ]}
    />
  );
}

/** The member's betting record. */
export function BettingRecordPage(): ReactNode {
  const { brand } = useSite();
  const { t } = useTranslation('bettingRecord');
  const [parameters, setParameters] = useSearchParams();
  const [today] = useState(() => calendarDay(new Date(), brand.timeZone));
  const [openBetId, setOpenBetId] = useState<string>();
  const recordsDays = useRecordsDays();
  const filter = readFilter(parameters, today, recordsDays);
  const changeFilter = (changed: Partial<RecordFilter>): void =>
    setParameters(writeFilter({ ...filter, ...changed }, today), { replace: true });
  const query = useBets(filter, brand.timeZone);
  const failure = useQueryFailure(query, query.data !== undefined);
  return (
    <PageStack headed>
      <RecordFilters
        filter={filter}
        today={today}
        recordsDays={recordsDays}
        onChange={changeFilter}
        onReset={() => setParameters({}, { replace: true })}
      />
      {query.data === undefined ? (
        failure === null ? (
          <>
            <BetTotals summary={undefined} />
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
          {query.data.summary.count > 0 && <BetTotals summary={query.data.summary} />}
          <BetList
            bets={query.data.bets}
            total={query.data.summary.count}
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            error={query.isFetchNextPageError ? query.error : null}
            onMore={() => void query.fetchNextPage()}
            onOpen={setOpenBetId}
          />
        </>
      )}
      {openBetId !== undefined && (
        <Suspense>
          <BetDetail betId={openBetId} onClose={() => setOpenBetId(undefined)} />
        </Suspense>
      )}
    </PageStack>
  );
}
