import {
  useGetAgentRevenue,
  useListRebateDifferences,
  useListRunningSettlements,
  useListSalaryDays,
} from '@croupier/sdk/hooks';
import { timesOfDays } from '@croupier/sdk/rules';
import type { AgentRevenueTotal, RunningSettlement } from '@croupier/sdk/types';

import { useSite } from '../../config/site-context.ts';
import { useQueryFailure } from '../../session/use-query-failure.ts';
import { usePollInterval } from '../../shared/live-events/use-poll-interval.ts';
import { isZero } from '../../shared/is-zero.ts';
import { sumOf } from '../../shared/team-figures/team-amounts.ts';
import { useHasContracts } from '../../shared/team-figures/use-has-contracts.ts';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';

const POLL_MS = 30_000;

/** Pay that is counted and comes later; nothing of it is final. */
export interface ComingPay {
  readonly kind: 'dailySalary' | 'hourSalary' | 'rebate';
  readonly amount: string;
  /** ISO 8601; undefined for rebate differences, which come after midnight. */
  readonly dueAt?: string;
}

export interface Earned {
  /** What was paid for windows that ended in the period; undefined while loading. */
  readonly revenue: AgentRevenueTotal | undefined;
  readonly failure: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** Today only: what is counted beside it; undefined while a part of it is not known. */
  readonly coming: readonly ComingPay[] | undefined;
  readonly comingSum: string;
  readonly realtime: RunningSettlement | undefined;
  readonly dividend: RunningSettlement | undefined;
}

/** What the agent has earned in a period, and of today also what is counted and not paid yet. */
export function useEarned({ name, days }: TeamPeriod): Earned {
  const { timeZone } = useSite().brand;
  const refetchInterval = usePollInterval(POLL_MS);
  const hasContracts = useHasContracts();
  const isToday = name === 'today';
  const times = timesOfDays(days, timeZone);
  const revenue = useGetAgentRevenue({ ...times, pageSize: 1 }, { refetchInterval });
  const running = useListRunningSettlements(
    { direction: 'RECEIVED' },
    { enabled: isToday && hasContracts, refetchInterval },
  );
  const settlementOf = (type: RunningSettlement['type']): RunningSettlement | undefined =>
    running.data?.content.find((settlement) => settlement.type === type);
  const hour = settlementOf('HOUR_SALARY');
  // Hours that have ended wait for their day of payment.
  const hours = useListSalaryDays(
    { type: 'HOUR_SALARY', direction: 'RECEIVED', ...times, pageSize: 1 },
    { enabled: isToday && hour !== undefined, refetchInterval },
  );
  const rebate = useListRebateDifferences({ ...times, pageSize: 1 }, { enabled: isToday, refetchInterval });
  const isKnown =
    rebate.data !== undefined &&
    (!hasContracts || running.data !== undefined) &&
    (hour === undefined || hours.data !== undefined);
  const currency = revenue.data?.total.currency ?? rebate.data?.total.currency;
  const coming =
    isToday && isKnown && currency !== undefined
      ? comingPay({
          daily: settlementOf('DAILY_SALARY'),
          hour,
          endedHours: hours.data?.content[0]?.pending ?? '0',
          rebate: rebate.data.total.amount,
          currency,
        })
      : undefined;
  return {
    revenue: revenue.data?.total,
    failure: useQueryFailure(revenue, revenue.data !== undefined),
    isFetching: revenue.isFetching,
    retry: () => void revenue.refetch(),
    coming,
    comingSum: currency === undefined ? '0' : sumOf(coming?.map(({ amount }) => amount) ?? [], currency),
    realtime: settlementOf('REALTIME_SALARY'),
    dividend: settlementOf('DIVIDEND'),
  };
}

interface ComingParts {
  readonly daily: RunningSettlement | undefined;
  readonly hour: RunningSettlement | undefined;
  readonly endedHours: string;
  readonly rebate: string;
  readonly currency: string;
}

function comingPay({ daily, hour, endedHours, rebate, currency }: ComingParts): readonly ComingPay[] {
  const parts: ComingPay[] = [
    ...(daily === undefined
      ? []
      : [{ kind: 'dailySalary', amount: daily.estimate, dueAt: daily.nextSettlementAt } as const]),
    ...(hour === undefined
      ? []
      : [
          {
            kind: 'hourSalary',
            amount: sumOf([endedHours, hour.estimate], currency),
            dueAt: hour.nextSettlementAt,
          } as const,
        ]),
    { kind: 'rebate', amount: rebate },
  ];
  return parts.filter(({ amount }) => !isZero(amount));
}
