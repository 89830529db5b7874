import type { World } from '@croupier/mock-server/node';

import { AGENT_PAGE_CALLS } from './agent-page-calls.data.ts';
import { MEMBER_PAGE_CALLS } from './member-page-calls.data.ts';
import type { PageCalls } from './page-call.ts';

export const SLOT = '/seamless?vassalage=TALA&gameType=RNG&nodeId=rng_20510';

const ROOM = '/seamless?vassalage=PT&gameType=LIVE&roomId=room_07';

const setFlag =
  (id: string, on: boolean) =>
  ({ store }: World): void =>
    store.transact(() => void store.siteFlags.insert({ id, on }));

const REGISTRATION = { address: '/nowhere', popup: 'register', arrange: setFlag('MOBILENUMREG3', true) } as const;

export const PAGE_CALLS: readonly PageCalls[] = [
  {
    page: 'home as a guest',
    kind: 'lobby',
    address: '/',
    announcements: true,
    calls: ['getJackpot', 'getAnnouncements', 'listWinners'],
  },
  {
    page: 'an unknown page as a guest',
    kind: 'frame',
    address: '/nowhere',
    reopen: true,
    calls: ['getSiteConfiguration'],
  },
  { page: 'a game as a member', kind: 'game', address: SLOT, as: 'member', reopen: true, calls: ['launchGame'] },
  { page: 'a demo game as a guest', kind: 'game', address: `${SLOT}&demo=1`, reopen: true, calls: ['launchDemoGame'] },
  {
    page: 'an unknown page as a member',
    kind: 'frame',
    address: '/nowhere',
    as: 'member',
    calls: ['getSiteConfiguration', 'getMemberInfo', 'listGameVendors'],
  },
  {
    page: 'an unknown page as an agent with contracts',
    kind: 'frame',
    address: '/nowhere',
    as: 'agent',
    calls: ['getConsolidatedContracts'],
  },
  { page: 'the login popup', kind: 'popup', address: '/nowhere', popup: 'login', calls: ['listBanners'] },
  { page: 'a forgotten password', kind: 'popup', address: '/forget', calls: ['getRegisterSetting'] },
  { page: 'the login of agents', kind: 'popup', address: '/agent', calls: [] },
  { page: 'the registration popup', kind: 'popup', ...REGISTRATION, calls: ['getRegisterSetting', 'listCountryCodes'] },
  {
    page: 'a lobby as a guest',
    kind: 'lobby',
    address: '/rng?vassalage=JDB',
    calls: ['listGames', 'listVendorGameTypes'],
  },
  { page: 'the live casino as a guest', kind: 'lobby', address: '/live', calls: ['listLiveRooms'] },
  {
    page: 'a live room as a member',
    kind: 'game',
    address: ROOM,
    as: 'member',
    reopen: true,
    calls: ['listLiveRooms'],
  },
  {
    page: 'hot games as a member',
    kind: 'lobby',
    address: '/hot',
    as: 'member',
    calls: ['listHotGames', 'listFavoriteGameIds'],
  },
  { page: 'the app download as a guest', kind: 'lobby', address: '/down', calls: ['getAppDownload'] },
  { page: 'favourites as a member', kind: 'lobby', address: '/favorite', as: 'member', calls: ['listFavoriteGames'] },
  { page: 'recent games as a member', kind: 'lobby', address: '/recent', as: 'member', calls: ['listRecentGames'] },
  {
    page: 'the details of a game as a member',
    kind: 'game',
    address: SLOT,
    as: 'member',
    calls: ['getGame', 'listMerchantWallets', 'getGamingSession'],
  },
  {
    page: 'the announcements as a guest',
    kind: 'list',
    address: '/announce',
    reopen: true,
    calls: ['listNotices'],
  },
  {
    page: 'a raffle as a member',
    kind: 'list',
    address: '/promotions/promo_fiesta_raffle/raffle',
    as: 'member',
    calls: ['getRafflePromotion', 'getRaffleFairness', 'getRaffleDraw', 'listRaffleRecords'],
  },
  { page: 'the help center as a guest', kind: 'list', address: '/help', reopen: true, calls: ['getHelpCenter'] },
  {
    page: 'a question to customer service as a member',
    kind: 'form',
    address: '/help#ask',
    as: 'member',
    calls: ['getSupportQuestionConfig', 'listSupportQuestions'],
  },
  { page: 'sports as a guest', kind: 'list', address: '/sports', reopen: true, calls: ['listSportsMatches'] },
  { page: 'e-sports as a member', kind: 'list', address: '/esports', as: 'member', calls: ['listSportsMatches'] },
  {
    page: 'a lottery as a member',
    kind: 'list',
    address: '/lottery',
    as: 'member',
    calls: ['getOpenedNumero', 'getLottery', 'listGameMenus'],
  },
  {
    page: 'the Vietnamese lottery as a member',
    kind: 'list',
    address: '/vnLottery',
    as: 'member',
    calls: ['getOpenedNumero', 'getLottery', 'listVnLotteryMenus'],
  },
  {
    page: 'the lottery of South-East Asia as a member',
    kind: 'list',
    address: '/seaLottery',
    as: 'member',
    calls: ['getOpenedNumero', 'getLottery', 'listGameMenus'],
  },
  {
    page: 'the promotions as a member',
    kind: 'list',
    address: '/promotions',
    as: 'member',
    calls: ['listPromotions'],
  },
  {
    page: 'the promotions of a kind as a guest',
    kind: 'list',
    address: '/promotions?type=WELCOME&view=ended',
    reopen: true,
    calls: ['listPromotions'],
  },
  {
    page: 'a promotion as a member',
    kind: 'form',
    address: '/promotions/promo_welcome100',
    as: 'member',
    calls: ['getPromotion', 'listPromotionParticipations'],
  },
  { page: 'the bell as a member', kind: 'frame', address: '/nowhere', as: 'member', calls: ['getUnreadCount'] },
  {
    page: 'the points mall as a member',
    kind: 'list',
    address: '/pointMall',
    as: 'member',
    calls: ['listPointRewards'],
  },
  {
    page: 'goods of the points mall as a member',
    kind: 'form',
    address: '/pointMall/goods?id=pg_tumbler',
    as: 'member',
    calls: ['getPointGoods'],
  },
  {
    page: 'the conversion of points as a member',
    kind: 'form',
    address: '/pointMall/convert',
    as: 'member',
    calls: ['getPointBalance', 'getPointConfig'],
  },
  {
    page: 'the redeemed goods of a member',
    kind: 'list',
    address: '/pointMall/history',
    as: 'member',
    calls: ['listPointRedemptions'],
  },
  {
    page: 'the points of a member, line by line',
    kind: 'list',
    address: '/pointMall/history?view=points',
    as: 'member',
    calls: ['listPointHistory'],
  },
  ...MEMBER_PAGE_CALLS,
  ...AGENT_PAGE_CALLS,
];
