import type { SportsMarketState, Sport } from '@croupier/sdk/types';

/** The sports of the contract; its schemas would be most of the page's code. */
const SPORTS: Readonly<Record<Sport, true>> = {
  BASKETBALL: true,
  FOOTBALL: true,
  VOLLEYBALL: true,
  BOXING: true,
  TENNIS: true,
  BASEBALL: true,
  ESPORTS: true,
  COCKFIGHT: true,
  OTHER: true,
};

export const isSport = (value: string | null | undefined): value is Sport => Object.hasOwn(SPORTS, value ?? '');

/** A sport that has a name; a platform may have others. */
export const namedSport = (sport: string | undefined): Sport => (isSport(sport) ? sport : 'OTHER');

/** Why a market takes no bets; a state that is not known yet is taken for a suspension. */
export function namedState(state: SportsMarketState): 'SUSPENDED' | 'CLOSED' {
  return state === 'CLOSED' ? 'CLOSED' : 'SUSPENDED';
}
