import type { PrizeMode } from '@croupier/sdk/types';

import type { CategoryVendors } from './categories.ts';

/** Vendors whose lotteries are electronic draws. */
const ELECTRONIC_VENDORS: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'LOTT']);

/** Prize mode of the site's lotteries, by the vendors of the electronic ones [VENDOR-03]. */
export function prizeModeOf(cards: readonly CategoryVendors[]): PrizeMode {
  const vendors = cards.find(({ category }) => category === 'ELOTT')?.vendors ?? [];
  return vendors.some(({ code }) => ELECTRONIC_VENDORS.has(code)) ? 'ELOTT' : 'LOTT';
}
