import type { SportsMarketState, Sport } from '@croupier/sdk/types';
import { zSport } from '@croupier/sdk/zod';

/** A sport that has a name; a platform may have others. */
export function namedSport(sport: string | undefined): Sport {
  const known = zSport.safeParse(sport);
  return known.success ? known.data : 'OTHER';
}

/** Why a market takes no bets; a state that is not known yet is taken for a suspension. */
export function namedState(state: SportsMarketState): 'SUSPENDED' | 'CLOSED' {
  return state === 'CLOSED' ? 'CLOSED' : 'SUSPENDED';
}
