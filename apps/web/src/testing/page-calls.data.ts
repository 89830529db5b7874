import type { World } from '@croupier/mock-server/node';
import type { OperationId } from '@croupier/sdk/operations';

import type { OpenOptions } from './test-site.ts';

/** Calls that a page makes when it opens. */
export interface PageCalls extends Omit<OpenOptions, 'token'> {
  /** Persona who opens the page; a guest by default. */
  readonly as?: 'member';
  /** Changes the world before the page opens. */
  readonly arrange?: (world: World) => void;
  /** Reopens the page for each fault, for calls that a page makes once or before it renders. */
  readonly reopen?: boolean;
  readonly calls: readonly OperationId[];
}

export const SLOT = '/seamless?vassalage=TALA&gameType=RNG&nodeId=rng_20510';

const setFlag =
  (id: string, on: boolean) =>
  ({ store }: World): void =>
    store.transact(() => void store.siteFlags.insert({ id, on }));

const REGISTRATION = { address: '/nowhere', popup: 'register', arrange: setFlag('MOBILENUMREG3', true) } as const;

export const PAGE_CALLS: readonly PageCalls[] = [
  { address: '/', announcements: true, calls: ['getJackpot', 'getAnnouncements', 'listWinners'] },
  { address: '/nowhere', reopen: true, calls: ['getSiteConfiguration'] },
  { address: SLOT, as: 'member', reopen: true, calls: ['launchGame'] },
  { address: `${SLOT}&demo=1`, reopen: true, calls: ['launchDemoGame'] },
  { address: '/nowhere', as: 'member', calls: ['getSiteConfiguration', 'getMemberInfo', 'listGameVendors'] },
  { address: '/nowhere', popup: 'login', calls: ['listBanners'] },
  { ...REGISTRATION, calls: ['getRegisterSetting', 'listCountryCodes'] },
  { address: '/rng?vassalage=JDB', calls: ['listGames', 'listVendorGameTypes'] },
  { address: '/hot', as: 'member', calls: ['listHotGames', 'listFavoriteGameIds'] },
  { address: '/favorite', as: 'member', calls: ['listFavoriteGames'] },
  { address: '/recent', as: 'member', calls: ['listRecentGames'] },
  { address: SLOT, as: 'member', calls: ['getGame', 'listMerchantWallets'] },
  { address: '/member/depositv2', as: 'member', calls: ['listDepositMethods', 'listDepositOrders'] },
  { address: '/member/personalHistoryCopy', as: 'member', calls: ['listBettingRecords'] },
];
