import { calendarDay, formatAmount, parseAmount, subtractAmounts } from '@croupier/sdk/rules';

import type { BetRow } from '../../store/rows/money.ts';
import { SITE_TIME_ZONE, type DomainContext, type DomainEvents } from '../kernel/index.ts';
import { validBetOfRow } from '../play-totals/index.ts';
import { changeDebt } from './debts.ts';
import { grossOf, pairsAbove } from './differences.ts';
import { rowId } from './pay.ts';

/**
 * Counts the paid differences of a bet again when it was taken back; what was paid too much is owed and lowers the next
 * payments of the same downline and category (PR-48). A bet of an unpaid day is not in a row yet.
 */
export function countTakenBack(context: DomainContext, { before, after }: DomainEvents['betChanged']): void {
  const day = dayOfSettlement(before);
  if (day === undefined) return;
  const lost = validBetOfRow(before).minor - (dayOfSettlement(after) === day ? validBetOfRow(after).minor : 0n);
  if (lost > 0n)
    for (const pair of pairsAbove(context, before.memberId)) lower(context, { ...before, ...pair, day }, lost);
}

function dayOfSettlement({ status, settledAt }: BetRow): string | undefined {
  return status === 'SETTLED' && settledAt !== null ? calendarDay(new Date(settledAt), SITE_TIME_ZONE) : undefined;
}

function lower(context: DomainContext, key: Parameters<typeof rowId>[0], lost: bigint): void {
  const { rebateDifferences } = context.store;
  const row = rebateDifferences.get(rowId(key));
  if (row === undefined) return;
  const { currency } = row;
  const counted = parseAmount(row.validBetNow, currency);
  const left = subtractAmounts(counted, { minor: lost, currency });
  rebateDifferences.update(row.id, { validBetNow: formatAmount(left) });
  changeDebt(context, key, subtractAmounts(grossOf(counted, row), grossOf(left, row)));
}
