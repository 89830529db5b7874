import { formatAmount, type Amount } from '@croupier/sdk/rules';
import type { RebateSource } from '@croupier/sdk/types';

import type { RebateRow } from '../../store/rows/rebates.ts';
import { earliest, type DomainContext, type DueStep, type LocalizedText } from '../kernel/index.ts';
import { BONUS, mainWallet, move } from '../ledger/index.ts';
import { amountOf, changeDebt, debtOf, inOrder, lessDebt, sumOf } from './rows.ts';

/** Notes of the movements. */
const REBATE: LocalizedText = { EN: 'Rebate', TY: 'Rebate' };
const TAKEN_BACK: LocalizedText = {
  EN: 'Rebate of bets that were taken back',
  TY: 'Rebate ng mga tayang binawi',
};

export interface Payment {
  /** The member's. */
  readonly memberId: string;
  readonly currency: string;
  readonly source: RebateSource;
  readonly at: Date;
}

/** What was paid, less what was taken back with it. */
export interface PaidRebates {
  readonly credited: Amount;
  readonly correction: Amount;
  readonly rows: readonly RebateRow[];
}

/** Pays rebates, one movement each, and takes back what is owed by one more (PR-47, PR-48). */
export function payRebates(context: DomainContext, rows: readonly RebateRow[], payment: Payment): PaidRebates {
  const { store } = context;
  const { memberId, currency, at } = payment;
  return store.transact(() => {
    const { credited, correction } = lessDebt(sumOf(rows, currency), debtOf(context, memberId, currency));
    const paid = inOrder(rows).map((row) => payRow(context, row, payment));
    if (correction.minor > 0n) {
      const posting = { kind: 'REBATE', memberId, memo: TAKEN_BACK, at } as const;
      move(context, { ...posting, from: mainWallet(memberId), to: BONUS, amount: correction });
      changeDebt(context, memberId, { minor: -correction.minor, currency });
    }
    return { credited, correction, rows: paid };
  });
}

function payRow(context: DomainContext, row: RebateRow, { memberId, source, at }: Payment): RebateRow {
  const { id, gameType, validBet } = row;
  const amount = amountOf(row);
  const { id: movementId } = move(context, {
    kind: 'REBATE',
    memberId,
    reference: id,
    memo: REBATE,
    gameType,
    at,
    from: BONUS,
    to: mainWallet(memberId),
    amount,
  });
  const paid = { at: at.toISOString(), source, validBet, amount: formatAmount(amount), movementId };
  return context.store.rebates.update(id, { state: 'PAID', paid });
}

/** The next payment of rebates that were not claimed on their day (PR-47): all that are due of a member at once. */
export function nextRebateStep(context: DomainContext): DueStep | undefined {
  const open = context.store.rebates.findBy('state', 'OPEN');
  const first = earliest(open.map((row) => ({ at: Date.parse(row.dueAt), row })));
  if (first === undefined) return undefined;
  const { at, row } = first;
  const due = open.filter(({ memberId, dueAt }) => memberId === row.memberId && Date.parse(dueAt) <= at);
  return { at, run: () => payDue(context, due, { ...row, source: 'AUTOMATIC', at: new Date(at) }) };
}

/** Pays what is due; less than the smallest unit is dropped. */
function payDue(context: DomainContext, due: readonly RebateRow[], payment: Payment): void {
  const payable = due.filter((row) => amountOf(row).minor > 0n);
  for (const { id } of due.filter((row) => !payable.includes(row))) {
    context.store.rebates.update(id, { state: 'DROPPED' });
  }
  payRebates(context, payable, payment);
}
