import type { Amount } from '@croupier/sdk/rules';

import type { Random } from '../src/clock/random.ts';

/** Rules of a game, on the server. */
export interface GameRules {
  /** Returns the total stake and the bet as canonical JSON; undefined for an invalid bet. */
  readonly parseBet: (
    bet: unknown,
    currency: string,
  ) => { readonly stake: Amount; readonly betJson: string } | undefined;
  /** Draws an outcome and its payout. */
  readonly draw: (
    betJson: string,
    currency: string,
    random: Random,
  ) => { readonly payout: Amount; readonly outcome: unknown };
  /** Allowed stakes or chips, ascending. */
  readonly stakeSteps: readonly string[];
}
