import { useListUserLossStatements, type ListUserLossStatementsParameters } from '@croupier/sdk/hooks';
import type { StatementRow } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { useQueryFailure } from '../../session/use-query-failure.ts';
import { signOf, sizeOf } from '../../shared/team-figures/team-amounts.ts';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';

const OUTCOMES = { '-1': 'won', '0': 'even', '1': 'lost' } as const;

export interface LossAnswer {
  /** Undefined while loading. */
  readonly text: string | undefined;
  /** Number of accounts with figures; 0 until it is known. */
  readonly accounts: number;
}

/** How many accounts played, what they lost together, and who lost and won most. */
export function useLossAnswer(request: ListUserLossStatementsParameters, period: TeamPeriod): LossAnswer {
  const { t } = useTranslation('userLoss');
  const texts = useTeamTexts();
  const lost = useListUserLossStatements({ ...request, sort: 'operatorResult', order: 'desc', pageSize: 1 });
  const won = useListUserLossStatements({ ...request, sort: 'operatorResult', order: 'asc', pageSize: 1 });
  const failure = useQueryFailure(lost, lost.data !== undefined);
  const money = ({ operatorResult, currency }: Pick<StatementRow, 'operatorResult' | 'currency'>): string =>
    texts.money(sizeOf(operatorResult), currency);
  if (lost.data === undefined) return { text: failure === null ? undefined : t('answer.unknown'), accounts: 0 };
  const { total, totalElements: accounts, content } = lost.data;
  const days = texts.range(period.days);
  if (accounts === 0) return { text: t('answer.none', { days }), accounts };
  const [most] = content;
  const [least] = won.data?.content ?? [];
  const together = t(`answer.${OUTCOMES[`${signOf(total.operatorResult)}`]}`, {
    days,
    count: accounts,
    amount: money(total),
  });
  const sentences = [
    together,
    ...(most !== undefined && signOf(most.operatorResult) > 0
      ? [t('answer.lostMost', { account: most.account, amount: money(most) })]
      : []),
    ...(least !== undefined && signOf(least.operatorResult) < 0
      ? [t('answer.wonMost', { account: least.account, amount: money(least) })]
      : []),
  ];
  return { text: sentences.join(' '), accounts };
}
