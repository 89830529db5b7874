import { fieldOf } from '../../client/link.ts';
import type { Round } from '../../client/game-session.ts';
import { judgeSpin, type Spin } from '../rules.ts';

/** The turns of a round, judged again from where the reels stood. */
export function spinsOf({ outcome }: Pick<Round, 'outcome'>): readonly Spin[] {
  const spins = fieldOf(outcome, 'spins');
  if (!Array.isArray(spins)) return [];
  return spins.map((spin: unknown) => {
    const stops = fieldOf(spin, 'stops');
    const places = Array.isArray(stops) ? stops.filter((stop) => Number.isInteger(stop)) : [];
    return judgeSpin(places, fieldOf(spin, 'isFree') === true);
  });
}
