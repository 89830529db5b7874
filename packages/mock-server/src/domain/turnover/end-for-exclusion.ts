import { parseAmount } from '@croupier/sdk/rules';

import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import { mainWallet } from '../ledger/index.ts';
import { openGrantsOf } from './grants.ts';
import { reportEnd } from './report-end.ts';
import { collect, MEMOS } from './take-back.ts';

/**
 * Ends the open grants of a member who excludes themselves (P-24). Bonuses of promotions are taken back, as far as the main
 * wallet covers them; winnings stay the member's. Everything else is waived.
 */
export function endGrantsForExclusion(
  context: DomainContext,
  { memberId, state: breakState, at }: DomainEvents['breakStarted'],
): void {
  if (breakState !== 'SELF_EXCLUSION') return;
  for (const { row } of openGrantsOf(context, memberId)) {
    const state = row.ofPromotion ? 'FORFEITED' : 'WAIVED';
    const ended = context.store.turnoverGrants.update(row.id, { state, endedAt: at.toISOString() });
    if (state === 'WAIVED') continue;
    const most = parseAmount(row.principal, row.currency);
    const taken = collect(context, row, { wallet: mainWallet(memberId), most, memo: MEMOS.FORFEITED, at });
    reportEnd(context, ended, at, taken);
  }
}
