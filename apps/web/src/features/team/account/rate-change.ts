import { addAmounts, multiplyAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { GameTypeStatement, RebateRates } from '@croupier/sdk/types';

import { rateBetween } from '../../../shared/rates/percent.ts';

/** Turnover of one category, as a decimal string. */
export type Turnover = Pick<GameTypeStatement, 'gameType' | 'validBet'>;

export interface RateChange {
  readonly from: RebateRates;
  readonly to: RebateRates;
}

/** What a change of rates would have moved on some turnover, from the agent to the account; negative the other way. */
export function movedBy({ from, to }: RateChange, turnover: readonly Turnover[], currency: string): Amount {
  return turnover
    .map(({ gameType, validBet }) => {
      const [before = '0', after = '0'] = [from[gameType], to[gameType]];
      const bets = parseAmount(validBet, currency);
      return subtractAmounts(
        multiplyAmount(bets, rateBetween(after, before), 'down'),
        multiplyAmount(bets, rateBetween(before, after), 'down'),
      );
    })
    .reduce(addAmounts, parseAmount('0', currency));
}
