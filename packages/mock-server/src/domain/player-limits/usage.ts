import { formatAmount, isOpenDeposit, MINUTE_MS, parseAmount, periodAt, SECOND_MS } from '@croupier/sdk/rules';
import type { PlayerLimitReached } from '@croupier/sdk/types';

import type { PlayerLimitRow } from '../../store/rows/player-limits.ts';
import { gamingTimeOf } from '../gaming-sessions/index.ts';
import { SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';
import { sumOfMember } from '../ledger/index.ts';

/** An account whose limits are looked at. */
export interface Holder {
  readonly id: string;
  readonly currency: string;
}

/** What is used of a limit in its period now: minor units of money, seconds of SESSION. */
export interface Usage {
  readonly row: PlayerLimitRow;
  readonly currency: string;
  readonly limit: bigint;
  /** Exact: a loss may be below zero. */
  readonly used: bigint;
  /** Zero or more. */
  readonly remaining: bigint;
  readonly resetsAt: Date;
}

/** A half-open time in epoch ms. */
interface Time {
  readonly from: number;
  readonly to: number;
}

const SECONDS_PER_MINUTE = BigInt(MINUTE_MS / SECOND_MS);

export function usageOf(context: DomainContext, { id, currency }: Holder, row: PlayerLimitRow): Usage {
  const { start, end } = periodAt(row.period, context.clock.now(), SITE_TIME_ZONE);
  const used = usedOf(context, { id, currency }, row.kind, { from: start.getTime(), to: end.getTime() });
  const limit = toUnits(row, currency);
  const left = limit - used;
  return { row, currency, limit, used, remaining: left > 0n ? left : 0n, resetsAt: end };
}

/** The amount of a limit in minor units of money, or in seconds. */
export function toUnits({ kind, amount }: Pick<PlayerLimitRow, 'kind' | 'amount'>, currency: string): bigint {
  return kind === 'SESSION' ? BigInt(amount) * SECONDS_PER_MINUTE : parseAmount(amount, currency).minor;
}

/** The figures of a limit as the contract has them: money, or minutes rounded down. */
export function describeUsage({ row, currency, limit, used, remaining, resetsAt }: Usage): PlayerLimitReached {
  const format = (units: bigint): string =>
    row.kind === 'SESSION' ? String(units / SECONDS_PER_MINUTE) : formatAmount({ minor: units, currency });
  return {
    kind: row.kind,
    period: row.period,
    limit: format(limit),
    used: format(used > 0n ? used : 0n),
    remaining: format(remaining),
    resetsAt: resetsAt.toISOString(),
  };
}

/** What counts for a kind of limit [P-03, P-04]. */
function usedOf(context: DomainContext, holder: Holder, kind: PlayerLimitRow['kind'], time: Time): bigint {
  const sumOf = (type: 'DEPOSIT' | 'BET' | 'PAYOUT'): bigint => sumOfMember(context, holder.id, type, time);
  switch (kind) {
    case 'DEPOSIT':
      return sumOf('DEPOSIT') + receivedFromUpline(context, holder, time) + openOrders(context, holder);
    case 'WAGER':
      return -sumOf('BET');
    case 'LOSS':
      return -(sumOf('BET') + sumOf('PAYOUT'));
    case 'SESSION':
      return BigInt(gamingTimeOf(context, holder.id, time).seconds);
  }
}

function receivedFromUpline({ store }: DomainContext, { id, currency }: Holder, { from, to }: Time): bigint {
  return store.accountTransfers
    .findBy('receiverId', id)
    .filter(({ relation, bookedAt }) => relation === 'DOWNLINE' && isInTime(bookedAt, from, to))
    .reduce((sum, { amount }) => sum + parseAmount(amount, currency).minor, 0n);
}

const isInTime = (time: string, from: number, to: number): boolean => Date.parse(time) >= from && Date.parse(time) < to;

/** Deposits that are not final count, whenever they were opened. */
function openOrders({ store }: DomainContext, { id, currency }: Holder): bigint {
  return store.depositOrders
    .findBy('memberId', id)
    .filter(({ status }) => isOpenDeposit(status))
    .reduce((sum, { amount }) => sum + parseAmount(amount, currency).minor, 0n);
}
