import { addAmounts, parseAmount, type Amount } from '@croupier/sdk/rules';

import type { TurnoverGrantRow } from '../../store/rows/turnover.ts';
import { earliest, type DomainContext, type DueStep } from '../kernel/index.ts';
import { balanceOf, BONUS, move } from '../ledger/index.ts';
import { existingMember } from '../member/index.ts';
import { walletsOf, winningsSince } from './funds.ts';

/** The next end of an open bonus. */
export function nextExpiry(context: DomainContext): DueStep | undefined {
  const open = context.store.turnoverGrants.findBy('state', 'OPEN');
  return earliest(
    open.flatMap((row) => {
      if (row.expiresAt === null) return [];
      const at = Date.parse(row.expiresAt);
      return [{ at, run: () => expire(context, row, new Date(at)) }];
    }),
  );
}

/** Ends a bonus and takes back what it locked: from the main wallet first, then from those at vendors (PR-09, PR-11). */
function expire(context: DomainContext, row: TurnoverGrantRow, at: Date): void {
  const { id, memberId, bonusId } = row;
  let left = lockedBy(context, row).minor;
  for (const wallet of walletsOf(memberId)) {
    const { minor: held, currency } = balanceOf(context, wallet, row.currency);
    const minor = held < left ? held : left;
    if (minor <= 0n) continue;
    const posting = { memberId, reference: bonusId ?? id, memo: 'Bonus expired', at };
    move(context, { ...posting, kind: 'PROMOTION', from: wallet, to: BONUS, amount: { minor, currency } });
    left -= minor;
  }
  context.store.turnoverGrants.update(id, { state: 'EXPIRED' });
}

/** The principal, and the winnings since its credit where it locks them. */
function lockedBy(context: DomainContext, row: TurnoverGrantRow): Amount {
  const principal = parseAmount(row.principal, row.currency);
  if (!row.locksWinnings) return principal;
  const won = winningsSince(context, existingMember(context, row.memberId), row.createdAt);
  return won.minor > 0n ? addAmounts(principal, won) : principal;
}
