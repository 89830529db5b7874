import { timesOfDays, type DayRange } from '@croupier/sdk/rules';
import type { PlayedGame, TransactionSummary } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Switch } from '@croupier/ui/inputs/Switch';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { dateFormat } from '../../shared/intl-formats.ts';
import { readDays, tooLongRange } from '../../shared/lists/day-range-filter.tsx';
import { ListContent } from '../../shared/lists/ListPage.tsx';
import { NO_CHOICES } from '../../shared/lists/list-filter.ts';
import { ListFilters } from '../../shared/lists/ListFilters.tsx';
import { useList, type ListFiltersState } from '../../shared/lists/use-list.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { GAME_PARAM, gameIn } from './entry-games.ts';
import { groupChange, isGrouped } from './entry-groups.ts';
import { KIND_PARAM } from './entry-kinds.ts';
import { filesPath, isFilesView } from './files/statement-path.ts';
import { KindChips } from './KindChips.tsx';
import { RangeTooLong } from './RangeTooLong.tsx';
import { StatementLead } from './StatementLead.tsx';
import { StatementSums } from './StatementSums.tsx';
import { STATEMENT_DAYS, transactions } from './transactions.ts';

const StatementFiles = lazyComponent(async () => (await import('./files/StatementFiles.tsx')).StatementFiles);

/** The statement on screen, or the files of longer times. */
export function StatementPage(): ReactNode {
  const [params] = useSearchParams();
  return isFilesView(params) ? (
    <Suspense>
      <StatementFiles />
    </Suspense>
  ) : (
    <Statement />
  );
}

/** How the balance of the main wallet came to be: the answer in a sentence, its sums, and every entry by day. */
function Statement(): ReactNode {
  const { t } = useTranslation('account');
  const state = useList(transactions, NO_CHOICES);
  const { context } = state.filters;
  const tooLong = tooLongRange(context);
  const days = readDays(context, STATEMENT_DAYS);
  const dayTexts = useDayTexts(days, context.today);
  const summary = state.loaded?.first.summary;
  return (
    <PageStack headed>
      {tooLong === undefined && <StatementLead summary={summary} {...dayTexts} failed={state.query.error !== null} />}
      <ListFilters filters={transactions.filters} state={chipsOf(state.filters, state.loaded?.first.game)} />
      {tooLong === undefined ? (
        <>
          {isWhole(summary) && summary.count > 0 && (
            <StatementSums summary={summary} times={timesOfDays(days, context.timeZone)} {...dayTexts} />
          )}
          {gameIn(context) === undefined && <KindChips {...state.filters} />}
          <Switch
            label={t('visits.group')}
            checked={isGrouped(context)}
            onChange={({ currentTarget: { checked } }) => state.filters.change(groupChange(checked))}
          />
          <ListContent list={transactions} state={state} />
          <LinkButton component={Link} to={filesPath()} variant="link">
            {t('statement.toFiles')}
          </LinkButton>
        </>
      ) : (
        <RangeTooLong days={tooLong} most={context.recordsDays} onReset={state.filters.reset} />
      )}
    </PageStack>
  );
}

/** The kind of entries has its choices beside the list; the chip of a game has its name. */
function chipsOf(filters: ListFiltersState, game: PlayedGame | undefined): ListFiltersState {
  return {
    ...filters,
    active: filters.active
      .filter(({ id }) => id !== KIND_PARAM)
      .map((chip) => (chip.id === GAME_PARAM && game !== undefined ? { ...chip, label: game.gameName } : chip)),
  };
}

/** True for the sums of all types, which lead from one balance to the other. */
function isWhole(
  summary: TransactionSummary | undefined,
): summary is TransactionSummary & { readonly opening: string; readonly closing: string } {
  return summary?.opening !== undefined && summary.closing !== undefined;
}

/** The first and the last day as they are read; the last one is now when it is today. */
function useDayTexts(
  { from, to }: DayRange,
  today: string,
): { readonly openingDay: string; readonly closingDay: string; readonly isNow: boolean } {
  const { t, i18n } = useTranslation('account');
  const isThisYear = from.slice(0, 4) === today.slice(0, 4);
  // The days are already in the brand's time zone.
  const day = dateFormat(i18n.language, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...(!isThisYear && { year: 'numeric' }),
  });
  const isNow = to === today;
  return {
    openingDay: day.format(new Date(from)),
    closingDay: isNow ? t('statement.now') : day.format(new Date(to)),
    isNow,
  };
}
