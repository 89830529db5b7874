import {
  addAmounts,
  calendarDay,
  compareAmounts,
  formatAmount,
  MINUTE_MS,
  parseAmount,
  subtractAmounts,
  type Amount,
} from '@croupier/sdk/rules';

import type { BetRow } from '../../store/rows/money.ts';
import type { RebateRow } from '../../store/rows/rebates.ts';
import { SITE_TIME_ZONE, type DomainContext, type DomainEvents } from '../kernel/index.ts';
import { validBetOfRow } from '../play-totals/index.ts';
import { nextMidnight, rateOf } from './rates.ts';
import { amountOf, changeDebt, memberDayOf } from './rows.ts';
import { takesPart } from '../member/index.ts';

/** Time from the end of a day to the payment of what was not claimed. */
const PAY_AFTER_MS = 5 * MINUTE_MS;

/**
 * Counts a bet that changed: a settled one belongs to the open rebate of its category and day (PR-46), one that was taken
 * back lowers the rebate that it belonged to (PR-48). Trial accounts have none.
 */
export function countRebate(context: DomainContext, { before, after }: DomainEvents['betChanged']): void {
  const [counted, counts] = [validBetOfRow(before), validBetOfRow(after)];
  if (before.status === after.status && compareAmounts(counted, counts) === 0) return;
  takeBack(context, before);
  if (after.status === 'SETTLED' && counts.minor > 0n) addBet(context, after, counts);
}

function addBet(context: DomainContext, bet: BetRow, validBet: Amount): void {
  const { store } = context;
  const member = store.members.get(bet.memberId);
  const rate = rateOf(context, bet.memberId, bet.gameType);
  if (member === undefined || !takesPart(member) || rate === undefined) return;
  const rebate = openRebateOf(context, bet, rate);
  store.rebateBets.insert({ id: bet.id, rebateId: rebate.id, validBet: formatAmount(validBet) });
  changeValidBet(context, rebate, addAmounts(parseAmount(rebate.validBet, bet.currency), validBet));
}

/** The open rebate of a bet's category and day. */
function openRebateOf(context: DomainContext, bet: BetRow, rate: string): RebateRow {
  const { store, clock } = context;
  const { memberId, gameType, currency } = bet;
  const settledAt = new Date(bet.settledAt ?? clock.now());
  const day = calendarDay(settledAt, SITE_TIME_ZONE);
  const memberDay = memberDayOf(memberId, day);
  const ofType = store.rebates.findBy('memberDay', memberDay).filter((row) => row.gameType === gameType);
  const open = ofType.find(({ state }) => state === 'OPEN');
  if (open !== undefined) return open;
  const due = Math.max(nextMidnight(settledAt).getTime() + PAY_AFTER_MS, clock.now().getTime());
  return store.rebates.insert({
    id: `rb_${memberId.replace(/^m_/, '')}_${day.replaceAll('-', '')}_${gameType}_${ofType.length + 1}`,
    memberId,
    memberDay,
    gameType,
    rate,
    currency,
    validBet: formatAmount({ minor: 0n, currency }),
    state: 'OPEN',
    dueAt: new Date(due).toISOString(),
    paid: null,
  });
}

/** Counts the rebate of a bet without it; what was paid too much is owed. */
function takeBack(context: DomainContext, { id }: BetRow): void {
  const { store } = context;
  const bet = store.rebateBets.get(id);
  const rebate = bet && store.rebates.get(bet.rebateId);
  if (bet === undefined || rebate === undefined) return;
  const { currency } = rebate;
  store.rebateBets.remove(id);
  const left = subtractAmounts(parseAmount(rebate.validBet, currency), parseAmount(bet.validBet, currency));
  const after = changeValidBet(context, rebate, left);
  if (rebate.state === 'PAID') changeDebt(context, rebate.memberId, subtractAmounts(amountOf(rebate), amountOf(after)));
}

function changeValidBet({ store }: DomainContext, { id }: RebateRow, validBet: Amount): RebateRow {
  return store.rebates.update(id, { validBet: formatAmount(validBet) });
}
