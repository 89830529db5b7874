import { addAmounts, multiplyAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { GameType } from '@croupier/sdk/types';

import { gameTypes } from '../../store/rows/play-totals.ts';
import type { DomainContext } from '../kernel/index.ts';
import { lineRatesOn, rateOfUnits, unitsOfRate } from '../line-rates/index.ts';
import { profileOf } from '../member/index.ts';
import { playDaysIn } from '../play-totals/index.ts';

/** Whose line brings a rebate difference to whom, in which category. */
export interface DifferenceKey {
  readonly agentId: string;
  /** A direct downline of the agent. */
  readonly downlineId: string;
  readonly gameType: GameType;
}

/** A rebate difference of one brand day (AG-21). */
export interface Difference extends DifferenceKey {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Turnover of the downline and of all accounts below it. */
  readonly validBet: Amount;
  readonly ownRate: string;
  readonly theirRate: string;
  readonly gross: Amount;
}

/** Every agent above an account, each with the direct downline in whose line the account is, the lowest first. */
export function pairsAbove(
  context: DomainContext,
  memberId: string,
): { readonly agentId: string; readonly downlineId: string }[] {
  const { uplineId } = profileOf(context, memberId);
  if (uplineId === null) return [];
  return [{ agentId: uplineId, downlineId: memberId }, ...pairsAbove(context, uplineId)];
}

export const idOfKey = ({ agentId, downlineId, gameType }: DifferenceKey): string =>
  `${agentId} ${downlineId} ${gameType}`;

/**
 * The rebate differences of a brand day, of all agents or of one, with the rates of the day. A pair without turnover or
 * without a difference of rates has none.
 */
export function differencesOn(context: DomainContext, day: string, onlyAgentId?: string): Difference[] {
  const turnovers = new Map<string, { readonly key: DifferenceKey; readonly validBet: Amount }>();
  for (const { memberId, gameType, validBet, currency } of playDaysIn(context, { from: day, to: day })) {
    for (const pair of pairsAbove(context, memberId)) {
      if (onlyAgentId !== undefined && pair.agentId !== onlyAgentId) continue;
      const key = { ...pair, gameType };
      const before = turnovers.get(idOfKey(key))?.validBet ?? { minor: 0n, currency };
      turnovers.set(idOfKey(key), { key, validBet: addAmounts(before, parseAmount(validBet, currency)) });
    }
  }
  return [...turnovers.values()].flatMap(({ key, validBet }) => {
    const ownRate = rateOn(context, key.agentId, day, key.gameType);
    const theirRate = rateOn(context, key.downlineId, day, key.gameType);
    const gross = grossOf(validBet, { ownRate, theirRate });
    const pays = validBet.minor > 0n && unitsOfRate(ownRate) > unitsOfRate(theirRate);
    return pays ? [{ ...key, day, validBet, ownRate, theirRate, gross }] : [];
  });
}

function rateOn(context: DomainContext, memberId: string, day: string, gameType: GameType): string {
  return rateOfUnits(unitsOfRate(lineRatesOn(context, memberId, day)[gameType]));
}

/** What a difference of rates is worth on a turnover, rounded down. */
export function grossOf(
  validBet: Amount,
  { ownRate, theirRate }: { readonly ownRate: string; readonly theirRate: string },
): Amount {
  return multiplyAmount(validBet, rateOfUnits(unitsOfRate(ownRate) - unitsOfRate(theirRate)), 'down');
}

/** Sorts by the name of the downline, then in the order of categories. */
export function inOrder<Item extends DifferenceKey>({ store }: DomainContext, items: readonly Item[]): Item[] {
  const nameOf = ({ downlineId }: Item): string => store.members.get(downlineId)?.account ?? '';
  return items.toSorted((a, b) => {
    if (a.downlineId === b.downlineId) return gameTypes.indexOf(a.gameType) - gameTypes.indexOf(b.gameType);
    return nameOf(a) < nameOf(b) ? -1 : 1;
  });
}
