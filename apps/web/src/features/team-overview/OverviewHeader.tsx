import type { TeamOverview } from '@croupier/sdk/types';
import { SummaryHeader } from '@croupier/ui/layout/SummaryHeader';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BoldText } from '../../shared/BoldText.tsx';
import { isZero } from '../../shared/is-zero.ts';
import { PeriodChoice } from '../../shared/team-figures/PeriodChoice.tsx';
import { signOf, sizeOf } from '../../shared/team-figures/team-amounts.ts';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';
import type { Earned } from './use-earned.ts';

export interface OverviewHeaderProps {
  readonly period: TeamPeriod;
  readonly now: Date;
  /** Undefined while loading, and when it could not be loaded. */
  readonly overview: TeamOverview | undefined;
  readonly hasFailed: boolean;
  readonly earned: Earned;
  /** Number of offers that wait for the agent. */
  readonly offers: number;
}

/** Title and answer: what the team did, what the agent earned, and how many offers wait. */
export function OverviewHeader(props: OverviewHeaderProps): ReactNode {
  const { t } = useTranslation('teamOverview');
  const { overview, hasFailed, earned, offers, period } = props;
  const team = useTeamSentence(props);
  const income = useIncomeSentence(earned);
  const isKnown = (overview !== undefined || hasFailed) && (earned.revenue !== undefined || earned.failure !== null);
  const sentences = [team, income, ...(offers > 0 ? [t('answer.offers', { count: offers })] : [])];
  return (
    <SummaryHeader
      title={t('title')}
      summary={isKnown ? <BoldText>{sentences.join(' ')}</BoldText> : undefined}
      loading={isKnown ? undefined : t('loading')}
      actions={<PeriodChoice period={period} />}
    />
  );
}

const OUTCOMES = { '-1': 'won', '0': 'even', '1': 'lost' } as const;

function useTeamSentence({ overview, period, now }: OverviewHeaderProps): string {
  const { t } = useTranslation('teamOverview');
  const texts = useTeamTexts();
  if (overview === undefined) return t('answer.teamUnknown');
  const { validBet, operatorResult, currency } = overview;
  const when = period.name === 'today' || period.name === 'yesterday' ? period.name : 'days';
  const values = {
    time: texts.time(now),
    days: texts.range(period.days),
    turnover: texts.money(validBet, currency),
    amount: texts.money(sizeOf(operatorResult), currency),
  };
  if (isZero(validBet) && isZero(operatorResult)) return t(`answer.none.${when}`, values);
  return t(`answer.${OUTCOMES[`${signOf(operatorResult)}`]}.${when}`, values);
}

function useIncomeSentence({ revenue, coming, comingSum }: Earned): string {
  const { t } = useTranslation('teamOverview');
  const texts = useTeamTexts();
  if (revenue === undefined) return t('answer.incomeUnknown');
  const { total, currency } = revenue;
  const amount = texts.money(total, currency);
  if (coming === undefined || isZero(comingSum)) return t('answer.earned', { amount });
  return t('answer.earnedAndComing', { amount, coming: texts.money(comingSum, currency) });
}
