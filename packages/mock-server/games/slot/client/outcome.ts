import { fieldOf } from '../../client/link.ts';
import type { Round } from '../../client/game-session.ts';
import { evaluateSpin, type Spin } from '../rules.ts';

/** Returns the spins of a round, evaluated again from their stops. */
export function spinsOf({ outcome }: Pick<Round, 'outcome'>): readonly Spin[] {
  const spins = fieldOf(outcome, 'spins');
  if (!Array.isArray(spins)) return [];
  return spins.map((spin: unknown) => {
    const stops = fieldOf(spin, 'stops');
    const validStops = Array.isArray(stops) ? stops.filter((stop) => Number.isInteger(stop)) : [];
    return evaluateSpin(validStops, fieldOf(spin, 'isFree') === true);
  });
}
