import type { World } from '@croupier/mock-server/node';
import type { OperationId } from '@croupier/sdk/operations';

import type { OpenOptions } from './test-site.ts';

/** Kinds of pages that treat failures alike. `frame` is the frame around a page without calls. */
export type PageKind = 'frame' | 'popup' | 'lobby' | 'game' | 'list' | 'form';

/** Calls that a page makes when it opens. */
export interface PageCalls extends Omit<OpenOptions, 'token'> {
  /** Names the page and the visitor in test titles. */
  readonly page: string;
  readonly kind: PageKind;
  /** Persona who opens the page; a guest by default. */
  readonly as?: 'member' | 'agent';
  /** Changes the world before the page opens. */
  readonly arrange?: (world: World) => void;
  /** Reopens the page for each fault, for calls that a page makes once or before it renders. */
  readonly reopen?: boolean;
  /** Empty for a page that calls only when something is sent. The first one needs the access of the page. */
  readonly calls: readonly OperationId[];
}

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
    page: 'the limits of a member',
    kind: 'form',
    address: '/member/limits',
    as: 'member',
    calls: ['getPlayerProtection', 'getAccountStatement'],
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
    page: 'deposit as a member',
    kind: 'form',
    address: '/member/depositv2',
    as: 'member',
    calls: ['listDepositMethods', 'listDepositOrders', 'getAccountRestrictions'],
  },
  {
    page: 'the deposit record as a member',
    kind: 'list',
    address: '/member/depositRecord',
    as: 'member',
    calls: ['listDepositOrders'],
  },
  {
    page: 'the account as a member',
    kind: 'list',
    address: '/member',
    as: 'member',
    calls: ['getWithdrawConfig', 'listWithdrawOrders', 'listMerchantWallets', 'listTransactions'],
  },
  {
    page: 'the security centre as a member',
    kind: 'list',
    address: '/member/securityCenter',
    as: 'member',
    calls: ['getAccountRestrictions', 'listLoginHistory', 'getMemberProfile'],
  },
  {
    page: 'the passwords and devices of a member',
    kind: 'list',
    address: '/member/securityCenter?tab=security',
    as: 'member',
    calls: [
      'getTwoStep',
      'listSessions',
      'listTrustedAddresses',
      'listSecurityEvents',
      'getNoticeChoices',
      'getIdentity',
    ],
  },
  {
    page: 'wallets as a member',
    kind: 'form',
    address: '/member/transferFund',
    as: 'member',
    calls: ['listTransactions', 'listMerchantWallets'],
  },
  {
    page: 'a withdrawal as a member',
    kind: 'form',
    address: '/member/withdraw',
    as: 'member',
    calls: ['getWithdrawConfig', 'listBankCards', 'listWithdrawOrders'],
  },
  {
    page: 'the withdrawal record as a member',
    kind: 'list',
    address: '/member/withdrawRecord',
    as: 'member',
    calls: ['listWithdrawOrders'],
  },
  {
    page: 'a transfer to the upline as a member',
    kind: 'form',
    address: '/member/transferUpline',
    as: 'member',
    calls: ['getTransferTargets', 'getWithdrawConfig', 'listTransfers'],
  },
  {
    page: 'the statement as a member',
    kind: 'list',
    address: '/member/transactionHistory',
    as: 'member',
    calls: ['listTransactions', 'getAccountStatement'],
  },
  {
    page: 'the files of statements as a member',
    kind: 'list',
    address: '/member/transactionHistory?view=files',
    as: 'member',
    calls: ['listStatements'],
  },
  {
    page: 'the files of one statement as a member',
    kind: 'list',
    address: '/member/transactionHistory?view=files&statement=st_20261121_01',
    as: 'member',
    calls: ['getStatement'],
  },
  {
    page: 'profit and loss as a member',
    kind: 'list',
    address: '/member/personalProfit',
    as: 'member',
    calls: ['getPersonalProfit'],
  },
  {
    page: 'bonuses as a member',
    kind: 'list',
    address: '/member/bonusDetails',
    as: 'member',
    calls: ['listBonusDetails', 'getWithdrawConfig'],
  },
  {
    page: 'missions as a member',
    kind: 'list',
    address: '/member/missionLeaderboard',
    as: 'member',
    calls: ['getMissionSummary', 'getMissionLeaderboard', 'getMemberBadges'],
  },
  {
    page: 'the rebate as a member',
    kind: 'list',
    address: '/member/manualRebate',
    as: 'member',
    calls: ['getManualRebate', 'listRebateHistory', 'listVipRanks'],
  },
  {
    page: 'the rank as a member',
    kind: 'list',
    address: '/member/playerRank',
    as: 'member',
    calls: ['getVipProgress', 'listVipRanks'],
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
  {
    page: 'the reward center as a member',
    kind: 'list',
    address: '/member/rewardCenter',
    as: 'member',
    calls: ['listRewards'],
  },
  {
    page: 'the betting record as a member',
    kind: 'list',
    address: '/member/personalHistoryCopy',
    as: 'member',
    calls: ['listBettingRecords'],
  },
  { page: 'the inbox as a member', kind: 'list', address: '/member/messageV2', as: 'member', calls: ['listMessages'] },
  {
    page: 'a message as a member',
    kind: 'list',
    address: '/member/messageV2?message=msg_8801',
    as: 'member',
    calls: ['getMessage'],
  },
  {
    page: 'the referral of a member',
    kind: 'list',
    address: '/member/referral',
    as: 'member',
    calls: ['getReferral', 'listReferredFriends'],
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
  { page: 'feedback as a member', kind: 'form', address: '/member/feedback', as: 'member', calls: ['listFeedback'] },
  {
    page: 'the announcements for agents',
    kind: 'list',
    address: '/agentHome/agentAnnouncement',
    as: 'agent',
    calls: ['listNotices'],
  },
  {
    page: 'the overview of a team with contracts',
    kind: 'list',
    address: '/agentHome/agentTeamOverview',
    as: 'agent',
    calls: [
      'getTeamOverview',
      'getAgentRevenue',
      'listRebateDifferences',
      'listRunningSettlements',
      'listSalaryDays',
      'listContracts',
      'getContractPreview',
      'listDownlines',
      'getAgentProfile',
    ],
  },
  {
    page: 'the bets of the team as an agent',
    kind: 'list',
    address: '/agentHome/personalHistoryCopy',
    as: 'agent',
    calls: ['listBettingRecords'],
  },
  {
    page: 'the losses of the team as an agent',
    kind: 'list',
    address: '/agentHome/palStatementsAgentCopy',
    as: 'agent',
    calls: ['listUserLossStatements'],
  },
  {
    page: 'the income of an agent',
    kind: 'list',
    address: '/agentHome/agentRevenueReport',
    as: 'agent',
    calls: ['getAgentRevenue'],
  },
  {
    page: 'the links of an agent',
    kind: 'list',
    address: '/agentHome/registerCenter',
    as: 'agent',
    calls: ['listRegisterLinks', 'getAgentProfile'],
  },
  {
    page: 'a new account by hand as an agent',
    kind: 'form',
    address: '/agentHome/registerCenter?view=hand',
    as: 'agent',
    calls: ['getAgentProfile', 'getRegisterSetting'],
  },
  {
    page: 'the team of an agent',
    kind: 'list',
    address: '/agentHome/downlineManagmentView',
    as: 'agent',
    calls: ['listDownlines', 'getAgentProfile', 'getTeamOverview'],
  },
  {
    page: 'one account of the team as an agent',
    kind: 'form',
    address: '/agentHome/downlineManagmentView?account=kidlat',
    as: 'agent',
    calls: ['getDownline', 'listUserLossStatements', 'listRebateDifferences'],
  },
  {
    page: 'the movements of the team as an agent',
    kind: 'list',
    address: '/agentHome/agentDownlineTransactionDetailsCopy',
    as: 'agent',
    calls: ['listTransactions'],
  },
  {
    page: 'the dividends as an agent',
    kind: 'list',
    address: '/agentHome/agentDividendRecordCopy2',
    as: 'agent',
    calls: ['listRunningSettlements', 'listDividendRecords', 'getContract'],
  },
  {
    page: 'the daily salary as an agent',
    kind: 'list',
    address: '/agentHome/agentDailyWages2',
    as: 'agent',
    calls: ['listDailySalaryRecords', 'listContracts'],
  },
  {
    page: 'the hourly salary as an agent',
    kind: 'list',
    address: '/agentHome/agentHourSalary',
    as: 'agent',
    calls: ['listHourSalaryRecords'],
  },
  {
    page: 'the real-time salary as an agent',
    kind: 'list',
    address: '/agentHome/agentRealtimeSalary',
    as: 'agent',
    calls: ['listRealtimeSalaryRecords'],
  },
  {
    page: 'the contracts as an agent',
    kind: 'list',
    address: '/agentHome/agentDailyWages2?view=contracts',
    as: 'agent',
    calls: ['listContracts', 'getContractPreview'],
  },
  {
    page: 'the contracts of a member',
    kind: 'list',
    address: '/member/contracts',
    as: 'member',
    calls: ['listContracts'],
  },
];
