import type { Amount } from '@croupier/sdk/rules';

import type { Random } from '../clock/random.ts';

/** What a game does with a stake. */
export interface GameRules {
  /** Reads what somebody bets: the whole stake, and the bet itself as JSON. Undefined when it is no bet of the game. */
  readonly read: (bet: unknown, currency: string) => { readonly stake: Amount; readonly demand: string } | undefined;
  /** Draws what falls, and what it pays. */
  readonly draw: (
    demand: string,
    currency: string,
    random: Random,
  ) => { readonly payout: Amount; readonly outcome: unknown };
  /** What may be staked in one step, smallest first. */
  readonly steps: readonly string[];
}
