import type { RebateRates } from '@croupier/sdk/types';

import { gameTypes } from '../../store/rows/play-totals.ts';
import type { DomainContext } from '../kernel/index.ts';
import { rateOfUnits, unitsOfRate } from './rate-units.ts';

/** The line rates of an account on a brand day `YYYY-MM-DD`. */
export function lineRatesOn({ store }: DomainContext, memberId: string, day: string): RebateRates {
  return store.lineRates.findBy('memberId', memberId).findLast(({ from }) => from <= day)?.rates ?? {};
}

/** The line rates that an account was given last, also when they begin with the next day. */
export function latestLineRates({ store }: DomainContext, memberId: string): RebateRates {
  return store.lineRates.newestBy('memberId', memberId, () => true)?.rates ?? {};
}

/** Gives an account line rates from a brand day on, which must not be before that of its latest rates. */
export function setLineRates({ store }: DomainContext, memberId: string, rates: RebateRates, from: string): void {
  const id = `${memberId} ${from}`;
  const given = { rates: withoutZeros(rates) };
  store.transact(() => {
    if (store.lineRates.get(id) === undefined) store.lineRates.insert({ id, memberId, from, ...given });
    else store.lineRates.update(id, given);
  });
}

/** The rates above zero in the order of categories, with four decimals. */
function withoutZeros(rates: RebateRates): RebateRates {
  const given = gameTypes.map((type) => [type, unitsOfRate(rates[type])] as const).filter(([, units]) => units > 0n);
  return Object.fromEntries(given.map(([type, units]) => [type, rateOfUnits(units)]));
}
