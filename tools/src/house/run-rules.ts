import type { House } from './house.ts';
import type { Refusal, Rule } from './rule.ts';

/** What one rule found, by path and line. */
export interface Verdict {
  readonly rule: Rule;
  readonly refusals: readonly Refusal[];
}

/** Asks every rule about the house. */
export function runRules(house: House, rules: readonly Rule[]): Verdict[] {
  return rules.map((rule) => ({ rule, refusals: [...rule.check(house)].toSorted(byPlace) }));
}

function byPlace(a: Refusal, b: Refusal): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.line - b.line;
}
