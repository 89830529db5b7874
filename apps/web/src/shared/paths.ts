import type { DayRange } from '@croupier/sdk/rules';
import type { GameCategory } from '@croupier/sdk/types';

import { gameCategories, type ListKind } from './games/game-categories.ts';

/** Paths that the code links to. The page registry in `src/pages` has all pages. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgot: '/forget',
  hot: '/hot',
  favorites: '/favorite',
  recent: '/recent',
  game: '/seamless',
  memberCentre: '/member',
  deposit: '/member/depositv2',
  depositRecord: '/member/depositRecord',
  withdrawal: '/member/withdraw',
  withdrawalRecord: '/member/withdrawRecord',
  wallets: '/member/transferFund',
  uplineTransfer: '/member/transferUpline',
  transactions: '/member/transactionHistory',
  profit: '/member/personalProfit',
  bonuses: '/member/bonusDetails',
  bettingRecord: '/member/personalHistoryCopy',
  missions: '/member/missionLeaderboard',
  rebate: '/member/manualRebate',
  rank: '/member/playerRank',
  agentEntry: '/agent',
  feedback: '/member/feedback',
  limits: '/member/limits',
  contracts: '/member/contracts',
  security: '/member/securityCenter',
  agentCentre: '/agentHome',
  download: '/down',
  announcements: '/announce',
  help: '/help',
  rewards: '/member/rewardCenter',
  inbox: '/member/messageV2',
  referral: '/member/referral',
  promotions: '/promotions',
  pointsMall: '/pointMall',
  redemptions: '/pointMall/history',
  convertPoints: '/pointMall/convert',
  pointsGoods: '/pointMall/goods',
} as const;

export const listPaths: Readonly<Record<ListKind, string>> = {
  HOT: paths.hot,
  FAV: paths.favorites,
  RECENT: paths.recent,
};

/** True for a path of this origin; false for `//host` and its variants. */
export function isAppPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && !url.includes('\\');
}

/** URL of a category's page. */
export function categoryPath(category: string): string {
  return gameCategories.find(({ id }) => id === category)?.path ?? paths.home;
}

/** Category of a page's URL, whatever its other parameters; undefined for other pages. */
export function categoryOfPath(url: string): GameCategory | undefined {
  const { pathname, searchParams } = new URL(url, 'https://site.example');
  const gameType = searchParams.get('gameType');
  const path = gameType === 'COCKFIGHT' ? `${pathname}?gameType=${gameType}` : pathname;
  return gameCategories.find((category) => category.path === path)?.id;
}

/** URL of a category's page with one vendor's games. */
export function vendorPath(category: string, vendor: string): string {
  const path = categoryPath(category);
  return `${path}${path.includes('?') ? '&' : '?'}vassalage=${encodeURIComponent(vendor)}`;
}

/** URL of a promotion's page. */
export function promotionPath(promotionId: string): string {
  return `${paths.promotions}/${encodeURIComponent(promotionId)}`;
}

export interface GameAddress {
  readonly vendor: string;
  readonly category: string;
  /** Game id; undefined for the vendor's own lobby. */
  readonly nodeId?: string | undefined;
  /** Play money. */
  readonly demo?: boolean;
}

/** URL of the game page. */
export function gamePath({ vendor, category, nodeId, demo = false }: GameAddress): string {
  const query = new URLSearchParams({ vassalage: vendor, gameType: category });
  if (nodeId !== undefined) query.set('nodeId', nodeId);
  if (demo) query.set('demo', '1');
  return `${paths.game}?${query.toString()}`;
}

/** URL of a raffle's page. */
export function rafflePath(promotionId: string): string {
  return `${promotionPath(promotionId)}/raffle`;
}

export interface BetsAddress {
  /** Days `YYYY-MM-DD` in the brand's time zone, both included. */
  readonly days: DayRange;
  readonly gameType?: string | undefined;
}

/** URL of the betting record with the bets of some days, of one category or of all. */
export function betsPath({ days: { from, to }, gameType }: BetsAddress): string {
  const query = new URLSearchParams({ from, to });
  if (gameType !== undefined) query.set('gameType', gameType);
  return `${paths.bettingRecord}?${query.toString()}`;
}

export interface StatementOfGameAddress {
  readonly gameId: string;
  /** Days `YYYY-MM-DD` in the brand's time zone, both included. */
  readonly days: DayRange;
}

/** URL of the statement with the entries of one game. */
export function statementOfGamePath({ gameId, days: { from, to } }: StatementOfGameAddress): string {
  return `${paths.transactions}?${new URLSearchParams({ from, to, game: gameId }).toString()}`;
}
