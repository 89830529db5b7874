import type { Game } from '@croupier/sdk/types';

import { gamePath } from './paths.ts';

/** Pages of the lotteries by vendor [GAME-05]; the specification names no vendor of `/seaLottery`. */
const LOTTERY_PAGES: Readonly<Record<string, string | undefined>> = {
  LOTT: '/lottery',
  ELOTT: '/lottery',
  TCG_LOTTO_VN: '/vnLottery',
  SEA_LOTTO: '/seaLottery',
};

/** URL of a lottery, or of a vendor's first one; undefined for vendors of other games. */
export function lotteryPath(vendor: string, gameCode?: string): string | undefined {
  const path = LOTTERY_PAGES[vendor];
  return path === undefined || gameCode === undefined ? path : `${path}?gameCode=${encodeURIComponent(gameCode)}`;
}

/** URL that starts a game for real money [GAME-05] [GAME-07]. */
export function launchPath({ vassalage, gameType, nodeId, gameCode }: Game): string {
  const lottery = gameCode === undefined ? undefined : lotteryPath(vassalage, gameCode);
  return lottery ?? gamePath({ vendor: vassalage, category: gameType, nodeId });
}
