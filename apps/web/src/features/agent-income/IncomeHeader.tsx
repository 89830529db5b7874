import { downloadCsv } from '@croupier/sdk/csv';
import type { TimeRange } from '@croupier/sdk/rules';
import type { AgentRevenuePage } from '@croupier/sdk/types';
import { SummaryHeader } from '@croupier/ui/layout/SummaryHeader';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useQueryFailure } from '../../session/use-query-failure.ts';
import { BoldText } from '../../shared/BoldText.tsx';
import { isZero } from '../../shared/is-zero.ts';
import { CsvDownload } from '../../shared/lists/CsvDownload.tsx';
import { PeriodChoice } from '../../shared/team-figures/PeriodChoice.tsx';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';

export interface IncomeHeaderProps {
  readonly period: TeamPeriod;
  readonly query: UseQueryResult<AgentRevenuePage>;
  readonly times: TimeRange;
}

/** Title and answer: what was earned, how much of it as dividend, what was passed on and what remains. */
export function IncomeHeader({ period, query, times }: IncomeHeaderProps): ReactNode {
  const { t } = useTranslation('agentIncome');
  const failure = useQueryFailure(query, query.data !== undefined);
  const answer = useAnswer(query.data, period);
  const summary = failure === null ? answer && <BoldText>{answer}</BoldText> : t('answer.unknown');
  return (
    <SummaryHeader
      title={t('title')}
      summary={summary}
      loading={summary === undefined ? t('loading') : undefined}
      actions={
        <>
          <PeriodChoice period={period} />
          {query.data !== undefined && query.data.totalElements > 0 && (
            <CsvDownload download={() => downloadCsv('getAgentRevenue', { query: times })} />
          )}
        </>
      }
    />
  );
}

/** Undefined while the income is not known. */
function useAnswer(revenue: AgentRevenuePage | undefined, period: TeamPeriod): string | undefined {
  const { t } = useTranslation('agentIncome');
  const texts = useTeamTexts();
  if (revenue === undefined) return undefined;
  const { total, dividend, paidOut, net, currency } = revenue.total;
  const values = {
    days: texts.range(period.days),
    total: texts.money(total, currency),
    dividend: texts.money(dividend, currency),
    paidOut: texts.money(paidOut, currency),
    net: texts.money(net, currency),
  };
  if (isZero(total) && isZero(paidOut)) return t('answer.none', values);
  const earned = t(isZero(dividend) ? 'answer.earned' : 'answer.withDividend', values);
  return isZero(paidOut) ? earned : `${earned} ${t('answer.passedOn', values)}`;
}
