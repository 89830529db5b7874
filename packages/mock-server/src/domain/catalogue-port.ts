import type { GameType, LaunchMode } from '@croupier/sdk/types';

import type { DomainContext } from './context.ts';

/** What playing needs to know of a game. */
export interface PlayableGame {
  readonly nodeId: string;
  readonly name: string;
  readonly gameType: GameType;
  /** Its vendor's code. */
  readonly vendor: string;
  readonly maintenance: boolean;
  /** The vendor has no address for it, whatever the catalogue says. */
  readonly unanswered?: boolean;
}

/** What playing and moving money need to know of a vendor. */
export interface PlayableVendor {
  readonly code: string;
  readonly name: string;
  /** It plays from a wallet of its own, which the member has to fill; otherwise from the main wallet. */
  readonly ownWallet: boolean;
  /** What its wallet must hold before it opens a game, in the account's currency. */
  readonly leastBalance: string;
  readonly launchMode: LaunchMode;
}

const VENDORS: readonly PlayableVendor[] = [
  { code: 'JDB', name: 'JDB', ownWallet: true, leastBalance: '0.00', launchMode: 'IFRAME' },
  { code: 'CQ9', name: 'CQ9', ownWallet: true, leastBalance: '10.00', launchMode: 'WINDOW' },
  { code: 'BTI', name: 'BTI', ownWallet: false, leastBalance: '0.00', launchMode: 'REDIRECT' },
  { code: 'TALA', name: 'Tala Studios', ownWallet: false, leastBalance: '0.00', launchMode: 'IFRAME' },
  { code: 'AGILA', name: 'Agila Live', ownWallet: false, leastBalance: '100.00', launchMode: 'IFRAME' },
];

/** `rng_20404` is the game to try a launch that fails with, `rng_20999` the one under maintenance. */
const GAMES: readonly PlayableGame[] = [
  { nodeId: 'rng_20481', name: 'Perlas ng Silangan', gameType: 'RNG', vendor: 'JDB', maintenance: false },
  { nodeId: 'rng_20510', name: 'Bituin ng Maynila', gameType: 'RNG', vendor: 'TALA', maintenance: false },
  { nodeId: 'rng_20404', name: 'Bakunawa', gameType: 'RNG', vendor: 'TALA', maintenance: false, unanswered: true },
  { nodeId: 'rng_20999', name: 'Gintong Salakot', gameType: 'RNG', vendor: 'TALA', maintenance: true },
  { nodeId: 'fish_11010', name: 'Laot', gameType: 'FISH', vendor: 'CQ9', maintenance: false },
  { nodeId: 'live_30010', name: 'Baccarat Sampaguita', gameType: 'LIVE', vendor: 'AGILA', maintenance: false },
];

const gameById = new Map(GAMES.map((game) => [game.nodeId, game]));
const vendorByCode = new Map(VENDORS.map((vendor) => [vendor.code, vendor]));

export const findGame = (nodeId: string): PlayableGame | undefined => gameById.get(nodeId);
export const findVendor = (code: string): PlayableVendor | undefined => vendorByCode.get(code);

/** The vendors that play from a wallet of their own, in the order to show. */
export const vendorsWithWallet = (): readonly PlayableVendor[] => VENDORS.filter(({ ownWallet }) => ownWallet);

/** Whether a vendor is closed now, and until when if that is known. */
export function closureOf({ store }: DomainContext, vendor: string): { readonly until: string | null } | undefined {
  return store.vendorClosures.get(vendor);
}
