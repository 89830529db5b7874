export { drawNumbers as winningNumbers } from './draw-numbers.ts';
export { cancelDraw, getOpenDraw, isCancelled, listDraws, listResults, lotteryOf } from './draws.ts';
export { payoutOf, priceLines } from './lines.ts';
export { launchLobby } from './lobby.ts';
export { getLottery, listGameMenus, listRecentLotteries, listVnMenus } from './menus.ts';
export { termsOf } from './terms.ts';
