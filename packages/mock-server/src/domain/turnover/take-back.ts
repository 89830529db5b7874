import { addAmounts, formatAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';

import type { BetRow } from '../../store/rows/money.ts';
import type { TurnoverGrantRow } from '../../store/rows/turnover.ts';
import type { DomainContext, LocalizedText } from '../kernel/index.ts';
import { balanceOf, BONUS, move } from '../ledger/index.ts';
import { existingMember } from '../member/index.ts';
import { walletsOf, winningsSince } from './funds.ts';
import { reportEnd } from './report-end.ts';

/** How a bonus ends whose turnover was not played, and the note of its movements. */
export const MEMOS = {
  EXPIRED: { EN: 'Bonus expired', TY: 'Nag-expire ang bonus' },
  FORFEITED: { EN: 'Bonus given up', TY: 'Binitawan ang bonus' },
} as const;
type EarlyEnd = keyof typeof MEMOS;

/**
 * Ends an open bonus and takes back what it locked (PR-09 to PR-11): from the main wallet first, then from those at
 * vendors. What the wallets lack is owed by the payouts of the bets that are open now. Returns what was taken now.
 */
export function takeBack(
  context: DomainContext,
  row: TurnoverGrantRow,
  { state, at }: { readonly state: EarlyEnd; readonly at: Date },
): Amount {
  const locked = lockedBy(context, row);
  let owed = locked;
  for (const wallet of walletsOf(row.memberId)) {
    owed = subtractAmounts(owed, collect(context, row, { wallet, most: owed, memo: MEMOS[state], at }));
  }
  const openBets = context.store.bets
    .findBy('memberId', row.memberId)
    .flatMap(({ id, status }) => (status === 'UNSETTLED' ? [id] : []));
  const owes = owed.minor > 0n && openBets.length > 0;
  const ended = context.store.turnoverGrants.update(row.id, {
    state,
    endedAt: at.toISOString(),
    ...(owes ? { owed: formatAmount(owed), owedBets: openBets } : {}),
  });
  const taken = subtractAmounts(locked, owed);
  reportEnd(context, ended, at, taken);
  return taken;
}

/** What a bonus that ends before its turnover is played takes back: its amount, and its winnings where it locks them. */
export function lockedBy(context: DomainContext, row: TurnoverGrantRow): Amount {
  const principal = parseAmount(row.principal, row.currency);
  if (!row.locksWinnings) return principal;
  const won = winningsSince(context, existingMember(context, row.memberId), row.createdAt);
  return won.minor > 0n ? addAmounts(principal, won) : principal;
}

/**
 * Takes what is still owed for bonuses that were taken back out of a payout that was just booked (PR-11); zero when a bet
 * changed without one. A bet that is no longer open owes nothing more, and what no open bet owes lapses.
 */
export function collectOwed(
  context: DomainContext,
  bet: BetRow,
  { wallet, payout, at }: { readonly wallet: string; readonly payout: Amount; readonly at: Date },
): void {
  const { store } = context;
  let left = payout;
  for (const row of store.turnoverGrants.findBy('memberId', bet.memberId)) {
    if (row.state !== 'EXPIRED' && row.state !== 'FORFEITED') continue;
    if (!row.owedBets.includes(bet.id)) continue;
    const owed = parseAmount(row.owed, row.currency);
    const most = left.minor < owed.minor ? left : owed;
    const taken = collect(context, row, { wallet, most, memo: MEMOS[row.state], at });
    left = subtractAmounts(left, taken);
    const rest = subtractAmounts(owed, taken);
    const isOpen = bet.status === 'UNSETTLED';
    const owedBets = rest.minor === 0n ? [] : row.owedBets.filter((id) => isOpen || id !== bet.id);
    const owes = owedBets.length > 0 ? rest : { ...rest, minor: 0n };
    store.turnoverGrants.update(row.id, { owed: formatAmount(owes), owedBets });
  }
}

interface Collection {
  readonly wallet: string;
  readonly most: Amount;
  readonly memo: LocalizedText;
  readonly at: Date;
}

/** Moves up to an amount from a wallet back to the cost of bonuses; returns what was moved. */
export function collect(
  context: DomainContext,
  { memberId, bonusId }: TurnoverGrantRow,
  { wallet, most, memo, at }: Collection,
): Amount {
  const held = balanceOf(context, wallet, most.currency);
  const amount = held.minor < most.minor ? held : most;
  if (amount.minor <= 0n) return { ...most, minor: 0n };
  const posting = { kind: 'PROMOTION', memberId, reference: bonusId ?? undefined, memo, at } as const;
  move(context, { ...posting, from: wallet, to: BONUS, amount });
  return amount;
}
