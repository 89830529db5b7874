import type { PlayerBreak } from '@croupier/sdk/types';

import { usePolicy } from '../../shared/use-policy.ts';

/** True for a self-exclusion that can be lifted before its term is over. */
export function useIsLiftable({ irrevocableUntil, until }: PlayerBreak): boolean {
  const policy = usePolicy();
  if (policy?.exclusionLift !== true || irrevocableUntil === undefined || until === undefined) return false;
  return Date.parse(irrevocableUntil) < Date.parse(until);
}
