import type { Promotion } from '@croupier/sdk/types';

type Ending = Promotion & { readonly endAt: string };

/** The promotion that ends before the others; undefined when none has an end. */
export function firstToEnd(promotions: readonly Promotion[]): Ending | undefined {
  return promotions
    .filter((promotion): promotion is Ending => promotion.endAt !== undefined)
    .toSorted((one, other) => Date.parse(one.endAt) - Date.parse(other.endAt))[0];
}
