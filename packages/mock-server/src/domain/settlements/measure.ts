import { addAmounts, formatAmount, parseAmount, type Amount, type Period } from '@croupier/sdk/rules';
import type { TransactionType } from '@croupier/sdk/types';

import type { ContractRow } from '../../store/rows/contracts.ts';
import { gameTypes } from '../../store/rows/play-totals.ts';
import type { PlaySlotRow } from '../../store/rows/play-slots.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import type { BaseLine, Deduction } from '../../store/rows/settlements.ts';
import type { DomainContext } from '../kernel/index.ts';
import { BONUS_KINDS, sumOfMember } from '../ledger/index.ts';
import { existingMember } from '../member/index.ts';
import { playSlotsOf } from '../play-totals/index.ts';
import { teamOf } from '../team/index.ts';

/** A window without its name. */
export type Window = Pick<Period, 'start' | 'end'>;

/** What happened in a window, from which its pay is counted. */
export interface Measured {
  readonly lines: BaseLine[];
  /** Empty for a salary. */
  readonly deductions: Deduction[];
}

/** Counts a window of a contract. */
export function measure(
  context: DomainContext,
  contract: Pick<ContractRow, 'type' | 'receiverId'>,
  window: Window,
): Measured {
  return {
    lines: baseLinesOf(context, contract.receiverId, window),
    deductions: contract.type === 'DIVIDEND' ? deductionsOf(context, contract.receiverId, window) : [],
  };
}

/** The settled bets of an account and its team by account and game type (CT-20). */
function baseLinesOf(context: DomainContext, memberId: string, window: Window): BaseLine[] {
  const ids = lineOf(context, memberId).map(({ id }) => id);
  const slots = playSlotsOf(context, ids, window);
  const active = new Set(slots.map((slot) => slot.memberId));
  return ids
    .filter((id) => active.has(id))
    .flatMap((id) =>
      gameTypes.flatMap((gameType) =>
        lineFrom(slots.filter((slot) => slot.memberId === id && slot.gameType === gameType)),
      ),
    );
}
/** The line of the slots of one account and category; none without slots. */
function lineFrom(slots: readonly PlaySlotRow[]): BaseLine[] {
  const [first] = slots;
  if (first === undefined) return [];
  const { memberId, gameType, currency } = first;
  const sumOf = (field: 'stake' | 'validBet' | 'payout'): string =>
    sumTexts(
      slots.map((slot) => slot[field]),
      currency,
    );
  const bets = slots.reduce((sum, slot) => sum + slot.bets, 0);
  return [{ memberId, gameType, bets, stake: sumOf('stake'), validBet: sumOf('validBet'), payout: sumOf('payout') }];
}

/** An account and its team, by account name. */
function lineOf(context: DomainContext, memberId: string): MemberRow[] {
  return [existingMember(context, memberId), ...teamOf(context, memberId)].toSorted((a, b) =>
    a.account < b.account ? -1 : 1,
  );
}

/** Movements of each kind of deduction. */
const DEDUCTED: Readonly<Record<Exclude<Deduction['kind'], 'SALARY'>, readonly TransactionType[]>> = {
  BONUS: BONUS_KINDS,
  REBATE: ['REBATE'],
};

/** What lowers the base of a dividend, by booking time: bonuses and rebates of the line, salaries of the payee (CT-31). */
function deductionsOf(context: DomainContext, receiverId: string, { start, end }: Window): Deduction[] {
  const time = { from: start.getTime(), to: end.getTime() };
  return lineOf(context, receiverId).flatMap(({ id, currency }) => {
    const sumOf = (kinds: readonly TransactionType[]): bigint =>
      kinds.reduce((sum, kind) => sum + sumOfMember(context, id, kind, time), 0n);
    const minors = {
      BONUS: sumOf(DEDUCTED.BONUS),
      REBATE: sumOf(DEDUCTED.REBATE),
      // Only its upline pays an account salaries.
      SALARY: id === receiverId ? sumOf(['SALARY']) : 0n,
    };
    // The keys are exactly the kinds.
    return (Object.keys(minors) as Deduction['kind'][])
      .filter((kind) => minors[kind] !== 0n)
      .map((kind) => ({ memberId: id, kind, amount: formatAmount({ minor: minors[kind], currency }) }));
  });
}

/** The sum of amounts as they are stored. */
export function sumTexts(texts: readonly string[], currency: string): string {
  return formatAmount(addTexts(texts, currency));
}

/** The sum of amounts as they are stored, to count with. */
export function addTexts(texts: readonly string[], currency: string): Amount {
  return texts.map((text) => parseAmount(text, currency)).reduce(addAmounts, { minor: 0n, currency });
}
