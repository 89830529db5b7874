import type { Promotion } from '@croupier/sdk/types';

import { parseFields } from '../stored-json.ts';

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
