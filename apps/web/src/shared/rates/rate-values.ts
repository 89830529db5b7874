import { hasCode, type ApiError } from '@croupier/sdk/errors';
import type { RebateBounds, RebateRates } from '@croupier/sdk/types';

import { isListedCategory, listedCategories, type ListedCategory } from '../games/game-categories.ts';
import { percentInput, readPercent } from './percent.ts';

/** What a form with rates asks for: a percentage for each category, as it is typed. */
export interface RateValues {
  rebate: Readonly<Partial<Record<ListedCategory, string>>>;
}

/** The bounds of rates that an agent gives: at most the own ones. */
export function boundsBelow(own: RebateRates): RebateBounds {
  return Object.fromEntries(Object.entries(own).map(([category, max]) => [category, { min: '0', max }]));
}

/** Categories that can have a rate, in the order of the contract. */
export function ratedCategories(bounds: RebateBounds): readonly ListedCategory[] {
  return listedCategories.filter((category) => /[1-9]/.test(bounds[category]?.max ?? '0'));
}

/** The rates as they are typed, of the categories that can have one. */
export function typedRates(rates: RebateRates, bounds: RebateBounds): RateValues['rebate'] {
  return Object.fromEntries(
    ratedCategories(bounds).map((category) => [category, percentInput(rates[category] ?? '0')]),
  );
}

/**
 * The body's rates. An empty field is no rate; what cannot be read stays as it is, so that the contract's pattern refuses
 * it at its field.
 */
export function readRates({ rebate }: RateValues): { readonly ok: true; readonly value: RebateRates } {
  const rates = Object.entries(rebate).map(([category, typed]) => [
    category,
    typed.trim() === '' ? '0' : (readPercent(typed) ?? typed),
  ]);
  return { ok: true, value: Object.fromEntries(rates) };
}

/** The field of the category that a refusal of rates names. */
export function fieldOfRateRefusal(error: ApiError): `rebate.${ListedCategory}` | undefined {
  if (!hasCode(error, 'REBATE_OUT_OF_RANGE')) return undefined;
  const { gameType } = error.value;
  return gameType !== undefined && isListedCategory(gameType) ? `rebate.${gameType}` : undefined;
}

/** False when a typed rate could not be read. */
export const hasOnlyRates = (rates: RebateRates): boolean => Object.values(rates).every((rate) => RATE.test(rate));

/** A rate as `readRates` writes it. */
const RATE = /^(?:0|[01]\.\d{4})$/;
