import { fingerprintOf, macOf, type DomainContext } from '../kernel/index.ts';
import type { Fixture } from './fixtures.ts';
import type { Score } from './markets.ts';
import { outcomesOf } from './outcomes.ts';

const RANGE = 2n ** 64n;
/** One match in so many is called off. */
const CALLED_OFF_ONCE_IN = 60;

/**
 * Seed of a match. It is derived from the match's id only, so that results never change; in this sandbox it can be computed
 * before the match.
 */
const seedOf = (id: string): string => fingerprintOf(`match ${id}`);

/** The final score that the seed gives: scores take their shares of the first 64 bits of the HMAC, in their order. */
export function seededScore(fixture: Fixture): Score {
  const outcomes = outcomesOf(fixture);
  const size = BigInt(outcomes.reduce((sum, { weight }) => sum + weight, 0));
  let place = draw(fixture.id, 'score', size);
  for (const { weight, home, away } of outcomes) {
    place -= BigInt(weight);
    if (place < 0n) return { home, away };
  }
  throw new Error('The weights of the scores do not add up.');
}

/** True for a match that the seed calls off at its beginning. */
export function isSeededOff({ id }: Fixture): boolean {
  return draw(id, 'called off', BigInt(CALLED_OFF_ONCE_IN)) === 0n;
}

/** A number from 0 to below `size`, each as likely as any other. */
function draw(id: string, what: string, size: bigint): bigint {
  const seed = seedOf(id);
  for (let cursor = 0; ; cursor += 1) {
    const value = BigInt(`0x${macOf(seed, `${id}:${what}:${cursor}`).slice(0, 16)}`);
    if (value < RANGE - (RANGE % size)) return value % size;
  }
}

export type MatchPhase =
  | { readonly state: 'SCHEDULED' | 'CANCELLED' }
  | { readonly state: 'LIVE' | 'ENDED'; readonly score: Score };

/** The state of a match at the world's time. What a control call has set counts from that moment on. */
export function phaseOf({ store, clock }: DomainContext, fixture: Fixture): MatchPhase {
  const set = store.matchResults.get(fixture.id);
  if (set !== undefined) {
    if (set.home === null || set.away === null) return { state: 'CANCELLED' };
    return { state: 'ENDED', score: { home: set.home, away: set.away } };
  }
  const now = clock.now().getTime();
  if (now < fixture.startsAt) return { state: 'SCHEDULED' };
  if (isSeededOff(fixture)) return { state: 'CANCELLED' };
  const score = seededScore(fixture);
  if (now >= fixture.endsAt) return { state: 'ENDED', score };
  return { state: 'LIVE', score: scoreAfter(score, (now - fixture.startsAt) / (fixture.endsAt - fixture.startsAt)) };
}

/** What a match has come to after a part of its time. */
function scoreAfter({ home, away }: Score, part: number): Score {
  return { home: Math.floor(home * part), away: Math.floor(away * part) };
}

/** Ends a match with a score, or calls it off. */
export function setResult({ store }: DomainContext, id: string, score: Score | undefined): void {
  const result = { home: score?.home ?? null, away: score?.away ?? null };
  store.transact(() => {
    if (store.matchResults.get(id) === undefined) store.matchResults.insert({ id, ...result });
    else store.matchResults.update(id, result);
  });
}
