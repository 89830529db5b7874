import type { GameCategory, GameType } from '@croupier/sdk/types';

/** Categories whose games the platform can list: all but LOTT. */
export type LobbyCategory = GameCategory & GameType;

const VENDOR_CATEGORIES = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const;

/** Categories whose page lists vendors. */
export type VendorCategory = (typeof VENDOR_CATEGORIES)[number];

const isVendorCategory = (value: string | null): value is VendorCategory =>
  VENDOR_CATEGORIES.some((category) => category === value);

/**
 * Category of a vendor page. On `/sports`, `gameType` selects the category; an empty, unknown or unavailable one gives
 * SPORTS [ROUTE-18].
 */
export function vendorCategoryOf(
  page: VendorCategory,
  gameType: string | null,
  { offersCockfights }: { readonly offersCockfights: boolean },
): VendorCategory {
  if (page !== 'SPORTS' || !isVendorCategory(gameType)) return page;
  return gameType === 'COCKFIGHT' && !offersCockfights ? 'SPORTS' : gameType;
}
