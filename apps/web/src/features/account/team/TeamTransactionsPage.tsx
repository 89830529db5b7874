import { formatMoney } from '@croupier/sdk/rules';
import type { TransactionSummary } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { dateFormat } from '../../../shared/intl-formats.ts';
import { readDays } from '../../../shared/lists/day-range-filter.tsx';
import { ListContent } from '../../../shared/lists/ListPage.tsx';
import { ListFilters } from '../../../shared/lists/ListFilters.tsx';
import { NO_CHOICES } from '../../../shared/lists/list-filter.ts';
import { useList } from '../../../shared/lists/use-list.ts';
import { TEAM_DAYS, teamTransactions } from './team-transactions.ts';
import { TeamKindChips } from './TeamKindChips.tsx';

/** What moved on whose account of the team, and what was left. Stakes and payouts are shown when they are asked for. */
export function TeamTransactionsPage(): ReactNode {
  const state = useList(teamTransactions, NO_CHOICES);
  const { context } = state.filters;
  const { from } = readDays(context, TEAM_DAYS);
  return (
    <PageStack headed>
      {state.query.error === null && <TeamLead summary={state.loaded?.first.summary} from={from} />}
      <ListFilters filters={teamTransactions.filters} state={state.filters} />
      <TeamKindChips context={context} />
      <ListContent list={teamTransactions} state={state} />
    </PageStack>
  );
}

interface TeamLeadProps {
  /** Undefined while loading. */
  readonly summary: TransactionSummary | undefined;
  /** First day, `yyyy-MM-dd`. */
  readonly from: string;
}

function TeamLead({ summary, from }: TeamLeadProps): ReactNode {
  const { t, i18n } = useTranslation('account');
  if (summary === undefined) return <Skeleton width="min(100%, 26rem)" height="1.5rem" />;
  const money = (amount: string): string => formatMoney(amount, summary.currency, i18n.language);
  // The day is already in the brand's time zone.
  const day = dateFormat(i18n.language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return (
    <ContentSection
      titleSize="section"
      title={t('statement.filtered', { in: money(summary.totalIn), out: money(summary.totalOut) })}
    >
      <p>{t('team.since', { from: day.format(new Date(from)) })}</p>
    </ContentSection>
  );
}
