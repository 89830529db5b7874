import { formatAmount, moneyOfPoints } from '@croupier/sdk/rules';
import type { PointConversion, PointConversionResult } from '@croupier/sdk/types';

import { Refusal, type CallContext, type LocalizedText } from '../kernel/index.ts';
import { BONUS, mainBalance, mainWallet, move } from '../ledger/index.ts';
import { callingMember } from '../member/index.ts';
import { settingsOf } from '../site/index.ts';
import { bookPoints, pointAccountOf } from './account.ts';
import { checkSpendingPassword, requirePoints } from './spending.ts';
import { CONVERT_RATE, MIN_CONVERT_POINTS } from './terms.data.ts';

/** Note of the movement. */
const CONVERTED: LocalizedText = { EN: 'Points converted', TY: 'Ipinalit na points' };

/** Turns points into money, rounded down (PR-62). Refuses in the order of rule PR-64. */
export function convertPoints(context: CallContext, request: PointConversion): PointConversionResult {
  const member = callingMember(context);
  const { id: memberId, currency } = member;
  const points = Number(request.points);
  if (!settingsOf(context).pointConversion) throw new Refusal('FEATURE_DISABLED');
  if (points < MIN_CONVERT_POINTS) {
    const max = String(Math.max(0, pointAccountOf(context, memberId).points));
    throw new Refusal('AMOUNT_OUT_OF_RANGE', { value: { min: String(MIN_CONVERT_POINTS), max } });
  }
  requirePoints(context, memberId, points);
  checkSpendingPassword(context, member, request.password);
  const amount = moneyOfPoints(String(points), CONVERT_RATE, currency);
  const at = context.clock.now();
  return context.store.transact(() => {
    const posting = { kind: 'POINT_CONVERT', memberId, memo: CONVERTED, at } as const;
    const { id: referenceId } = move(context, { ...posting, from: BONUS, to: mainWallet(memberId), amount });
    const { balanceAfter } = bookPoints(context, { memberId, type: 'CONVERT', points: -points, referenceId, at });
    return {
      points: String(balanceAfter),
      converted: String(points),
      amount: formatAmount(amount),
      balance: formatAmount(mainBalance(context, member)),
      currency,
      transactionId: referenceId,
    };
  });
}
