import type {
  LanguageCode,
  LotteryDetail,
  LotteryMenuItem,
  LotteryMenus,
  PrizeMode,
  RecentLotteries,
} from '@croupier/sdk/types';

import {
  allGames,
  gameMaintenanceOf,
  recentGamesOf,
  lotteries,
  lotteryGroups,
  type CatalogueGame,
  type Lottery,
} from '../catalogue/index.ts';
import { SITE_CURRENCY, lotteryAddress, localize, type CallContext, type DomainContext } from '../kernel/index.ts';
import { drawsAround, lotteryOf } from './draws.ts';
import { COMMON_RULES, KIND_RULES } from './rules.data.ts';
import { MAX_LINES } from './terms.data.ts';
import { termsOf } from './terms.ts';

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

/** A lottery with its prices, chances and rules. Refuses an unknown lottery code. */
export function getLottery(context: DomainContext, code: string, language?: LanguageCode): LotteryDetail {
  const lottery = lotteryOf(code);
  const { from, to, picks, repeats } = lottery;
  const terms = termsOf(lottery, language);
  const { kind, ...sold } = terms ?? { kind: undefined };
  return {
    ...describeLottery(context, lottery, language),
    numbers: { from, to, picks, repeats },
    ...sold,
    ...(kind === undefined ? {} : { tickets: { maxLines: MAX_LINES } }),
    currency: SITE_CURRENCY,
    rules: [...(kind === undefined ? [] : [KIND_RULES[kind]]), COMMON_RULES]
      .map((text) => localize(text, language))
      .join(''),
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
