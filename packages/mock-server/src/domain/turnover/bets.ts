import {
  addAmounts,
  compareAmounts,
  formatAmount,
  parseAmount,
  sharesOfBet,
  subtractAmounts,
  validBetOf,
  type Amount,
} from '@croupier/sdk/rules';

import type { BetRow } from '../../store/rows/money.ts';
import { Refusal, type DomainContext } from '../kernel/index.ts';
import { grantsOf, openGrantsOf, type Grant } from './grants.ts';

/**
 * Counts a bet that changed: one that was settled adds to the open grants (W-11 and W-12), one that was taken back or
 * whose turnover changed hands back what it gave (W-14) and counts again.
 */
export function countTurnover(context: DomainContext, before: BetRow, after: BetRow): void {
  const [counted, counts] = [turnoverOf(before), turnoverOf(after)];
  if (before.status === after.status && compareAmounts(counted, counts) === 0) return;
  if (before.status === 'SETTLED') handBack(context, before);
  if (after.status === 'SETTLED') addToGrants(context, after, counts);
}

function turnoverOf({ status, gameType, stake, payout, currency }: BetRow): Amount {
  const amounts = { stake: parseAmount(stake, currency), payout: parseAmount(payout, currency) };
  return validBetOf({ status, gameType, ...amounts }).validBet;
}

function addToGrants(context: DomainContext, bet: BetRow, validBet: Amount): void {
  const { store } = context;
  const grants = openGrantsOf(context, bet.memberId);
  const shares = sharesOfBet(grants, { gameType: bet.gameType, placedAt: bet.time, validBet });
  if (shares.length === 0) return;
  const doneAt = bet.settledAt ?? context.clock.now().toISOString();
  for (const { id, amount } of shares) {
    const grant = grants.find((candidate) => candidate.id === id);
    if (grant === undefined) throw new Error(`A bet counts for ${id}, which is no open grant.`);
    changeDone(context, grant, addAmounts(grant.done, amount), doneAt);
  }
  const parts = shares.map(({ id, amount }) => ({ grantId: id, amount: formatAmount(amount) }));
  store.turnoverShares.insert({ id: bet.id, shares: parts });
}

/** Takes what a bet gave from the grants that are OPEN or DONE; a grant that is no longer full is OPEN again. */
function handBack(context: DomainContext, { id: betId, memberId, currency }: BetRow): void {
  const { store } = context;
  const given = store.turnoverShares.get(betId);
  if (given === undefined) return;
  const grants = grantsOf(context, memberId);
  for (const { grantId, amount } of given.shares) {
    const grant = grants.find(({ id }) => id === grantId);
    if (grant === undefined || (grant.state !== 'OPEN' && grant.state !== 'DONE')) continue;
    changeDone(context, grant, subtractAmounts(grant.done, parseAmount(amount, currency)), grant.doneAt);
  }
  store.turnoverShares.remove(betId);
}

function changeDone({ store }: DomainContext, { id, required }: Grant, done: Amount, doneAt: string | null): void {
  const isFull = compareAmounts(done, required) >= 0;
  const state = isFull ? ({ state: 'DONE', doneAt } as const) : ({ state: 'OPEN', doneAt: null } as const);
  store.turnoverGrants.update(id, { done: formatAmount(done), ...state });
}

/**
 * Refuses a debit that takes the stake of its round above the lowest maximum of the open grants (W-19) with
 * STAKE_ABOVE_LIMIT.
 */
export function refuseAboveMaxStake(context: DomainContext, memberId: string, stake: Amount): void {
  const limits = openGrantsOf(context, memberId).flatMap(({ row: { maxStake } }) =>
    maxStake === null ? [] : [parseAmount(maxStake, stake.currency)],
  );
  const [lowest] = limits.toSorted(compareAmounts);
  if (lowest === undefined || compareAmounts(stake, lowest) <= 0) return;
  throw new Refusal('STAKE_ABOVE_LIMIT', { value: { max: formatAmount(lowest), reason: 'BONUS' } });
}
