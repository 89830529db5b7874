import type { GameType, RateRange, RebateBounds, RebateRates } from '@croupier/sdk/types';

import { gameTypes } from '../../store/rows/play-totals.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { Refusal, type DomainContext } from '../kernel/index.ts';
import { BRAND_LINE_RATES, latestLineRates, rateOfUnits, unitsOfRate } from '../line-rates/index.ts';
import { openLinksOf } from '../register-links/index.ts';
import { childrenOf, uplineOf } from '../team/index.ts';

/**
 * Lowest and highest line rates that an account can be given: at least what it passes on to its direct downlines and by
 * its links, at most the rates of its direct upline, or those of the brand (AG-20). All are the rates given last: they
 * begin together with the next day.
 */
export function rateBoundsOf(context: DomainContext, { id }: MemberRow): RebateBounds {
  const upline = uplineOf(context, id);
  const above = upline === undefined ? BRAND_LINE_RATES : latestLineRates(context, upline.id);
  const passedOn = [
    ...childrenOf(context, id).map((downline) => latestLineRates(context, downline.id)),
    ...openLinksOf(context, id).map(({ rates }): RebateRates => rates),
  ];
  return boundsWithin(above, passedOn);
}

/** The rates that an agent can give by a link or to a new account: at most its own. */
export function ownRateBounds(context: DomainContext, agentId: string): RebateBounds {
  return boundsWithin(latestLineRates(context, agentId), []);
}

function boundsWithin(above: RebateRates, passedOn: readonly RebateRates[]): RebateBounds {
  const ranges = gameTypes.flatMap((type): [GameType, RateRange][] => {
    const max = unitsOfRate(above[type]);
    const min = passedOn.map((rates) => unitsOfRate(rates[type])).reduce((a, b) => (a > b ? a : b), 0n);
    return max === 0n && min === 0n ? [] : [[type, { min: rateOfUnits(min), max: rateOfUnits(max) }]];
  });
  return Object.fromEntries(ranges);
}

/** Refuses a rate outside its bounds with REBATE_OUT_OF_RANGE, which names the first category that is out of range. */
export function refuseOutOfBounds(rates: RebateRates, bounds: RebateBounds): void {
  for (const gameType of gameTypes) {
    const rate = rates[gameType];
    const { min, max } = bounds[gameType] ?? { min: rateOfUnits(0n), max: rateOfUnits(0n) };
    const units = rate === undefined ? undefined : unitsOfRate(rate);
    if (units !== undefined && (units < unitsOfRate(min) || units > unitsOfRate(max))) {
      throw new Refusal('REBATE_OUT_OF_RANGE', { value: { gameType, min, max } });
    }
  }
}
