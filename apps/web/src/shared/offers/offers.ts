import {
  bonusOfDeposit,
  compareAmounts,
  formatAmount,
  parseAmount,
  type Amount,
  type BonusPolicy,
} from '@croupier/sdk/rules';
import type { Promotion, PromotionTerms } from '@croupier/sdk/types';

import { parseFields } from '../stored-json.ts';

/** A promotion that a deposit brings, with its terms as figures. */
export type Offer = Promotion & { readonly terms: PromotionTerms };

/** True for a promotion whose bonus depends on a deposit. */
export function isOffer(promotion: Promotion | undefined): promotion is Offer {
  return promotion?.terms?.rate !== undefined;
}

/** What a deposit brings and costs, as decimal strings. */
export interface OfferCost {
  readonly deposit: string;
  readonly bonus: string;
  /** Required turnover; undefined when the bonus is free at once. */
  readonly required: string | undefined;
  /** Required turnover as a multiple of the bonus, rounded up to a whole number. */
  readonly times: string;
}

/** Round deposit of the example, in units of the currency. */
const EXAMPLE = '1000';

/** What a deposit costs by the terms of an offer; undefined when it brings nothing. */
export function costOf(terms: PromotionTerms, policy: BonusPolicy, paid: Amount): OfferCost | undefined {
  const found = bonusOfDeposit(paid, terms, policy);
  if (found === undefined) return undefined;
  const { bonus, required } = found;
  return {
    deposit: formatAmount(paid),
    bonus: formatAmount(bonus),
    required: required.minor === 0n ? undefined : formatAmount(required),
    times: String((required.minor + bonus.minor - 1n) / bonus.minor),
  };
}

/** What a round deposit costs, or the minimum deposit where that is more. */
export function exampleOf(terms: PromotionTerms, policy: BonusPolicy): OfferCost | undefined {
  const round = parseAmount(EXAMPLE, terms.currency);
  const least = parseAmount(terms.minDeposit ?? '0', terms.currency);
  return costOf(terms, policy, compareAmounts(least, round) > 0 ? least : round);
}

export type OfferDates = Pick<Promotion, 'startAt' | 'endAt' | 'status'>;
export type OfferState = 'coming' | 'open' | 'ended';

/** State by the dates of a promotion and by what the platform says of the member; `endAt` is its last second. */
export function offerStateOf({ startAt, endAt, status }: OfferDates, now: number): OfferState {
  if (status === 'CLOSE' || (endAt !== undefined && now >= Date.parse(endAt) + 1000)) return 'ended';
  return status === 'COMING_SOON' || (startAt !== undefined && now < Date.parse(startAt)) ? 'coming' : 'open';
}

/** Key of the offer that was taken, in the storage of the tab. */
const KEY = 'offer';

/** An offer that the visitor took, until a deposit is made with it or without. */
export type KeptOffer = Pick<Promotion, 'promotionId' | 'title' | 'endAt'>;

/** Keeps an offer in the tab, over login, registration and reload; a logout removes it. */
export function keepOffer({ promotionId, title, endAt }: KeptOffer): void {
  sessionStorage.setItem(KEY, JSON.stringify({ promotionId, title, endAt }));
}

export function readKeptOffer(): KeptOffer | undefined {
  const { promotionId, title, endAt } = parseFields(sessionStorage.getItem(KEY));
  if (typeof promotionId !== 'string' || typeof title !== 'string') return undefined;
  return { promotionId, title, ...(typeof endAt === 'string' && { endAt }) };
}

export function forgetOffer(): void {
  sessionStorage.removeItem(KEY);
}
