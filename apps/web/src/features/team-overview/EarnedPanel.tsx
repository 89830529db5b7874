import type { AgentRevenueTotal } from '@croupier/sdk/types';
import { AmountList, type AmountLine } from '@croupier/ui/data/AmountList';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { isZero } from '../../shared/is-zero.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { daysPath } from '../../shared/agent-links.ts';
import { agentPaths, contractPaths } from '../../shared/agent-paths.ts';
import { negated } from '../../shared/team-figures/team-amounts.ts';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';
import type { Earned } from './use-earned.ts';

/** Parts of the income that were paid, with the page of their settlements. */
const PAID = [
  { field: 'dividend', path: contractPaths.DIVIDEND },
  { field: 'dailySalary', path: contractPaths.DAILY_SALARY },
  { field: 'hourSalary', path: contractPaths.HOUR_SALARY },
  { field: 'realtimeSalary', path: contractPaths.REALTIME_SALARY },
  { field: 'rebate', path: agentPaths.income },
] as const satisfies readonly { readonly field: keyof AgentRevenueTotal; readonly path: string }[];

type Line = AmountLine<typeof Link>;

export interface EarnedPanelProps {
  readonly earned: Earned;
  readonly period: TeamPeriod;
}

/** What the agent has in the wallet, and what is counted and comes later. */
export function EarnedPanel({ earned, period }: EarnedPanelProps): ReactNode {
  const { t } = useTranslation('teamOverview');
  const { revenue, failure, retry, isFetching } = earned;
  return (
    <ContentSection framed title={t(period.name === 'today' ? 'earned.today' : 'earned.title')}>
      {revenue !== undefined ? (
        <EarnedLines earned={earned} revenue={revenue} period={period} />
      ) : failure === null ? (
        <Skeleton lines={6} height="1.25rem" />
      ) : (
        <FailedState title={t('earned.failed')} error={failure} onRetry={retry} isRetrying={isFetching} />
      )}
    </ContentSection>
  );
}

interface EarnedLinesProps extends EarnedPanelProps {
  readonly revenue: AgentRevenueTotal;
}

function EarnedLines({ earned, revenue, period }: EarnedLinesProps): ReactNode {
  const paid = usePaidLines(earned, revenue, period);
  const coming = useComingLines(earned, revenue.currency);
  return <AmountList lines={[...paid, ...coming]} linkComponent={Link} />;
}

/** What was paid, by kind, and its sum; of other times than today also what was passed on. */
function usePaidLines({ realtime }: Earned, revenue: AgentRevenueTotal, { name, days }: TeamPeriod): readonly Line[] {
  const { t } = useTranslation(['teamOverview', 'teamFigures']);
  const texts = useTeamTexts();
  const { currency, total, paidOut, net } = revenue;
  const isToday = name === 'today';
  const paid = PAID.filter(({ field }) => !isZero(revenue[field])).map(({ field, path }): Line => {
    const isRunning = field === 'realtimeSalary' && realtime !== undefined;
    return {
      id: field,
      label: t(`teamFigures:pay.${field}`),
      value: texts.money(revenue[field], currency),
      source: { to: daysPath(path, days) },
      ...(isRunning && { note: t('earned.next', { time: texts.time(realtime.nextSettlementAt) }) }),
    };
  });
  const sum: Line = {
    id: 'total',
    label: t(isToday ? 'earned.inWallet' : 'earned.all'),
    value: texts.money(total, currency),
    kind: 'total',
  };
  if (isToday || isZero(paidOut)) return [...paid, sum];
  return [
    ...paid,
    sum,
    { id: 'paidOut', label: t('earned.paidOut'), value: texts.change(negated(paidOut), currency) },
    { id: 'net', label: t('earned.net'), value: texts.money(net, currency), kind: 'sum' },
  ];
}

/** What is counted today and comes later, and the dividend so far. */
function useComingLines({ coming, comingSum, dividend }: Earned, currency: string): readonly Line[] {
  const { t } = useTranslation(['teamOverview', 'teamFigures']);
  const texts = useTeamTexts();
  const about = (amount: string): string => `≈ ${texts.money(amount, currency)}`;
  const parts = (coming ?? []).map(({ kind, amount, dueAt }): Line => ({
    id: `coming-${kind}`,
    label: t(`teamFigures:pay.${kind}`),
    value: about(amount),
    note: dueAt === undefined ? t('earned.afterMidnight') : t('earned.settles', { time: texts.moment(dueAt) }),
  }));
  return [
    ...(parts.length === 0
      ? []
      : [{ id: 'coming', label: t('earned.coming'), value: about(comingSum), kind: 'sum' } as const, ...parts]),
    ...(dividend === undefined
      ? []
      : [
          {
            id: 'dividendSoFar',
            label: t('earned.dividend'),
            value: about(dividend.estimate),
            note: t('earned.settles', { time: texts.moment(dividend.nextSettlementAt) }),
            source: { to: contractPaths.DIVIDEND },
          },
        ]),
  ];
}
