import {
  addAmounts,
  inTurnoverOrder,
  lockedAmount,
  shownRequirements,
  subtractAmounts,
  type Amount,
} from '@croupier/sdk/rules';

import { breakStateOf } from '../breaks/index.ts';
import type { DomainContext } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { existingMember } from '../member/index.ts';
import { winningsSince } from './funds.ts';
import { grantsOf, type Grant } from './grants.ts';

/** What required turnover does to the main balance of a member now. */
export interface Turnover {
  readonly balance: Amount;
  /** The main balance without `locked`. */
  readonly withdrawable: Amount;
  readonly locked: Amount;
  /** Winnings that open grants lock, part of what `locked` is made of. */
  readonly winningsLocked: Amount;
  readonly required: Amount;
  readonly done: Amount;
  /** The grants that `required` and `done` are the sums of, in the order in which bets count for them. */
  readonly grants: readonly Grant[];
}

/** The part of a member's main balance that can leave the platform (rule W-16). */
export function withdrawableOf(context: DomainContext, memberId: string): Amount {
  return turnoverOf(context, memberId).withdrawable;
}

/**
 * Locked and free money, and the turnover that is shown with it (rules W-16 and W-17). Deposits and transfers do not lock
 * money during a time-out (P-24).
 */
export function turnoverOf(context: DomainContext, memberId: string): Turnover {
  const member = existingMember(context, memberId);
  const balance = mainBalance(context, member);
  const nothing: Amount = { minor: 0n, currency: member.currency };
  const all = grantsOf(context, memberId);
  const open = all.filter(({ state }) => state === 'OPEN');
  const [locking] = inTurnoverOrder(open.filter(({ row }) => row.locksWinnings));
  const won = locking === undefined ? nothing : winningsSince(context, member, locking.createdAt);
  const winningsLocked = won.minor > 0n ? won : nothing;
  const locks = breakStateOf(context, memberId) === 'TIME_OUT' ? open.filter(({ isBonus }) => isBonus) : open;
  const principals = locks.map(({ principal }) => principal);
  const locked = lockedAmount(balance, principals, winningsLocked);
  const grants = shownRequirements(all);
  const sumOf = (amounts: readonly Amount[]): Amount => amounts.reduce(addAmounts, nothing);
  return {
    balance,
    withdrawable: subtractAmounts(balance, locked),
    locked,
    winningsLocked,
    required: sumOf(grants.map(({ required }) => required)),
    done: sumOf(grants.map(({ done }) => done)),
    grants,
  };
}
