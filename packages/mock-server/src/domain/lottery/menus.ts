import type { LanguageCode, LotteryMenuItem, LotteryMenus, PrizeMode, RecentLotteries } from '@croupier/sdk/types';

import {
  allGames,
  gameMaintenanceOf,
  recentGamesOf,
  lotteries,
  lotteryGroups,
  type CatalogueGame,
  type Lottery,
} from '../catalogue/index.ts';
import { lotteryAddress, localize, type CallContext, type DomainContext } from '../kernel/index.ts';
import { drawsAround } from './draws.ts';

const VIETNAM = 'TCG_LOTTO_VN';

/** Lotteries of a prize mode by group. */
export function listGameMenus(context: DomainContext, mode: PrizeMode, language?: LanguageCode): LotteryMenus {
  return groupsOf(context, (lottery) => lottery.modes.includes(mode), language);
}

/** Groups of the Vietnamese lottery, with Vietnamese names in every language. */
export function listVnMenus(context: DomainContext, mode: PrizeMode): LotteryMenus {
  return groupsOf(context, ({ vendor, modes }) => vendor === VIETNAM && modes.includes(mode));
}

/** Lotteries recently opened by a member, newest first. */
export function listRecentLotteries(
  context: CallContext,
  { prizeMode, language }: { readonly prizeMode?: PrizeMode | undefined; readonly language?: LanguageCode | undefined },
): RecentLotteries {
  const codes = recentGamesOf(context).map(({ gameCode }) => gameCode);
  const recent = codes.flatMap((code) => lotteries.find((lottery) => lottery.code === code) ?? []);
  return {
    list: recent
      .filter(({ modes }) => prizeMode === undefined || modes.includes(prizeMode))
      .map((lottery) => describeLottery(context, lottery, language)),
  };
}

function groupsOf(
  context: DomainContext,
  matches: (lottery: Lottery) => boolean,
  language?: LanguageCode,
): LotteryMenus {
  const menus = [...Map.groupBy(lotteries.filter(matches), ({ group }) => group)].map(([groupCode, items]) => {
    const name = lotteryGroups[groupCode];
    return {
      groupCode,
      groupName: name === undefined ? groupCode : localize(name, language),
      items: items.map((lottery) => describeLottery(context, lottery, language)),
    };
  });
  return { menus };
}

function describeLottery(context: DomainContext, lottery: Lottery, language?: LanguageCode): LotteryMenuItem {
  const { code, names, vendor, every } = lottery;
  const game = gamesByCode().get(code);
  const maintenance = game && gameMaintenanceOf(context, game);
  const until = maintenance?.until ?? null;
  return {
    gameCode: code,
    name: localize(names, language),
    iconUrl: lotteryAddress(code),
    vassalage: vendor,
    schedule: { everyMinutes: every },
    ...drawsAround(context, lottery),
    state: maintenance === undefined ? 'ONLINE' : 'MAINTENANCE',
    ...(until === null ? {} : { maintenanceEnd: until }),
  };
}

let lotteryGames: ReadonlyMap<string, CatalogueGame> | undefined;

/** Lotteries of the catalogue by code; built once, because the catalogue never changes. */
function gamesByCode(): ReadonlyMap<string, CatalogueGame> {
  lotteryGames ??= new Map(
    allGames()
      .filter(({ category }) => category === 'ELOTT')
      .map((game) => [game.gameCode, game]),
  );
  return lotteryGames;
}
