import type { Amount } from '@croupier/sdk/rules';

import type { Random } from '../clock/random.ts';

/** Rules of a game, on the server. */
export interface GameRules {
  /** Parses a bet: the total stake, and the bet as canonical JSON. Undefined for an invalid bet. */
  readonly read: (bet: unknown, currency: string) => { readonly stake: Amount; readonly demand: string } | undefined;
  /** Draws an outcome and its payout. */
  readonly draw: (
    demand: string,
    currency: string,
    random: Random,
  ) => { readonly payout: Amount; readonly outcome: unknown };
  /** Allowed stakes or chips, ascending. */
  readonly steps: readonly string[];
}
