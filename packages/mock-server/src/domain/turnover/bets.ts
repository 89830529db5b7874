import { addAmounts, compareAmounts, formatAmount, parseAmount, sharesOfBet, type Amount } from '@croupier/sdk/rules';

import type { BetRow } from '../../store/rows/money.ts';
import { Refusal, type DomainContext, type DomainEvents } from '../kernel/index.ts';
import { validBetOfRow } from '../play-totals/index.ts';
import { addContribution } from './contributions.ts';
import { reportEnd } from './report-end.ts';
import { grantsOf, openGrantsOf, type Grant } from './grants.ts';

/**
 * Counts a bet that changed: one that was settled adds to the open grants (W-11 and W-12), one that was taken back or
 * whose turnover changed hands back what it gave (W-14) and counts again.
 */
export function countTurnover(context: DomainContext, { before, after }: DomainEvents['betChanged']): void {
  const [counted, counts] = [validBetOfRow(before), validBetOfRow(after)];
  if (before.status === after.status && compareAmounts(counted, counts) === 0) return;
  if (before.status === 'SETTLED') handBack(context, before);
  if (after.status === 'SETTLED') addToGrants(context, after, counts);
}

function addToGrants(context: DomainContext, bet: BetRow, validBet: Amount): void {
  const { store } = context;
  const grants = openGrantsOf(context, bet.memberId);
  const shares = sharesOfBet(grants, { gameType: bet.gameType, placedAt: bet.time, validBet });
  if (shares.length === 0) return;
  const doneAt = bet.settledAt ?? context.clock.now().toISOString();
  for (const { id, amount, used } of shares) {
    const grant = grants.find((candidate) => candidate.id === id);
    if (grant === undefined) throw new Error(`A bet counts for ${id}, which is no open grant.`);
    count(context, grant, { gameType: bet.gameType, amount, used, at: doneAt });
  }
  const parts = shares.map(({ id, amount, used }) => ({
    grantId: id,
    amount: formatAmount(amount),
    used: formatAmount(used),
  }));
  store.turnoverShares.insert({ id: bet.id, shares: parts });
}

/** Takes what a bet gave from the grants that are OPEN or DONE; a grant that is no longer full is OPEN again. */
function handBack(context: DomainContext, { id: betId, memberId, gameType, currency }: BetRow): void {
  const { store, clock } = context;
  const given = store.turnoverShares.get(betId);
  if (given === undefined) return;
  const grants = grantsOf(context, memberId);
  const at = clock.now().toISOString();
  const negative = (text: string): Amount => ({ minor: -parseAmount(text, currency).minor, currency });
  for (const { grantId, amount, used } of given.shares) {
    const grant = grants.find(({ id }) => id === grantId);
    if (grant === undefined || (grant.state !== 'OPEN' && grant.state !== 'DONE')) continue;
    count(context, grant, { gameType, amount: negative(amount), used: negative(used), at: grant.doneAt ?? at });
  }
  store.turnoverShares.remove(betId);
}

/** What a bet adds to a grant; amounts are below zero when it is taken back. */
interface Counted {
  readonly gameType: BetRow['gameType'];
  readonly amount: Amount;
  /** Turnover of the bet that `amount` used up. */
  readonly used: Amount;
  readonly at: string;
}

function count(context: DomainContext, grant: Grant, { gameType, amount, used, at }: Counted): void {
  const { id, required } = grant;
  const done = addAmounts(grant.done, amount);
  const isFull = compareAmounts(done, required) >= 0;
  const state = isFull ? ({ state: 'DONE', endedAt: at } as const) : ({ state: 'OPEN', endedAt: null } as const);
  const row = context.store.turnoverGrants.update(id, { done: formatAmount(done), ...state });
  if (isFull && grant.state === 'OPEN') reportEnd(context, row, new Date(at));
  addContribution(context, id, { gameType, validBet: used, counted: amount });
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
