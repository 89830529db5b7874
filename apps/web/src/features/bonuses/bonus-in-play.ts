import type { TurnoverGrant, WithdrawConfig } from '@croupier/sdk/types';

import type { Forfeit } from './use-forfeit.ts';

/** A bonus whose turnover is played, with what else decides about the wallet. */
export interface BonusInPlayProps {
  readonly grant: TurnoverGrant;
  readonly config: WithdrawConfig;
  readonly forfeit: Forfeit;
}
