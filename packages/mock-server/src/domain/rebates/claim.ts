import { calendarDay, formatAmount, startOfDay } from '@croupier/sdk/rules';
import type { GameType, ManualRebate, RebateClaim } from '@croupier/sdk/types';

import { Refusal, SITE_TIME_ZONE, type CallContext } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { callingMember } from '../member/index.ts';
import { settingsOf } from '../site/index.ts';
import { payRebates } from './pay.ts';
import { nextMidnight } from './rates.ts';
import { describeRecord } from './records.ts';
import { amountOf, debtOf, openRebatesOf, lessDebt, sumOf } from './rows.ts';

/** The rebate of the running day by category. Refuses sites that pay rebates by themselves with FEATURE_DISABLED. */
export function getManualRebate(context: CallContext): ManualRebate {
  refuseUnlessManual(context);
  const { id, currency } = callingMember(context);
  const now = context.clock.now();
  const day = calendarDay(now, SITE_TIME_ZONE);
  const rows = openRebatesOf(context, id, day);
  const debt = debtOf(context, id, currency);
  return {
    rows: rows.map((row) => ({
      gameType: row.gameType,
      validBet: row.validBet,
      rate: row.rate,
      rebate: formatAmount(amountOf(row)),
    })),
    claimable: formatAmount(lessDebt(sumOf(rows, currency), debt).credited),
    correction: formatAmount(debt),
    currency,
    periodStart: startOfDay(day, SITE_TIME_ZONE).toISOString(),
    nextSettlementAt: nextMidnight(now).toISOString(),
  };
}

/**
 * Pays the rebate of the running day, of one category or of all; less than the smallest unit stays open (PR-47). Refuses
 * with REBATE_NOTHING_TO_CLAIM when nothing is left after what is owed.
 */
export function claimRebate(context: CallContext, gameType?: GameType): RebateClaim {
  refuseUnlessManual(context);
  const member = callingMember(context);
  const { id: memberId, currency } = member;
  const at = context.clock.now();
  const rows = openRebatesOf(context, memberId, calendarDay(at, SITE_TIME_ZONE))
    .filter((row) => gameType === undefined || row.gameType === gameType)
    .filter((row) => amountOf(row).minor > 0n);
  const { credited } = lessDebt(sumOf(rows, currency), debtOf(context, memberId, currency));
  if (credited.minor === 0n) throw new Refusal('REBATE_NOTHING_TO_CLAIM');
  const paid = payRebates(context, rows, { memberId, currency, source: 'CLAIMED', at });
  return {
    amount: formatAmount(paid.credited),
    correction: formatAmount(paid.correction),
    balance: formatAmount(mainBalance(context, member)),
    currency,
    records: paid.rows.flatMap(describeRecord),
  };
}

function refuseUnlessManual(context: CallContext): void {
  if (!settingsOf(context).manualRebate) throw new Refusal('FEATURE_DISABLED');
}
