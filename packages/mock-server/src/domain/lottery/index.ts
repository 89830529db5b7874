export { getOpenDraw, listDraws, listResults } from './draws.ts';
export { launchLobby } from './lobby.ts';
export { listGameMenus, listRecentLotteries, listVnMenus } from './menus.ts';
