import { addAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { BonusContribution, GameType } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';

/** What bets of one category add to a grant; below zero when they are taken back. */
interface Contribution {
  readonly gameType: GameType;
  /** Turnover that reached the grant. */
  readonly validBet: Amount;
  /** What of it counted, by its weight. */
  readonly counted: Amount;
}

/** Adds to what has counted for a grant in a category of games. */
export function addContribution({ store }: DomainContext, grantId: string, added: Contribution): void {
  const { gameType } = added;
  const id = `${grantId} ${gameType}`;
  const before = store.turnoverContributions.get(id);
  const validBet = sumOf(before?.validBet, added.validBet);
  const sums = { validBet: formatAmount(validBet), counted: formatAmount(sumOf(before?.counted, added.counted)) };
  if (before === undefined) store.turnoverContributions.insert({ id, grantId, gameType, ...sums });
  else if (validBet.minor === 0n) store.turnoverContributions.remove(id);
  else store.turnoverContributions.update(id, sums);
}

const sumOf = (text: string | undefined, added: Amount): Amount =>
  addAmounts(parseAmount(text ?? '0', added.currency), added);

/** What has counted for a grant, by category of games. */
export function contributionsOf({ store }: DomainContext, grantId: string): BonusContribution[] {
  return store.turnoverContributions
    .findBy('grantId', grantId)
    .map(({ gameType, validBet, counted }) => ({ gameType, validBet, counted }));
}
