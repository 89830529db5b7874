import type { LanguageCode, LotteryMenu, LotteryMenuItem, PrizeMode } from '@croupier/sdk/types';

import { lotteryAddress } from '../addresses.ts';
import { recentGamesOf } from '../catalogue/recent-games.ts';
import type { DomainContext } from '../context.ts';
import { localize } from '../localized-text.ts';
import { lotteries, lotteryGroups, type Lottery } from './lotteries.data.ts';

const VIETNAM = 'TCG_LOTTO_VN';

/** Lotteries of a prize mode by group. */
export function listGameMenus(mode: PrizeMode, language?: LanguageCode): { menus: LotteryMenu[] } {
  return { menus: groupsOf((lottery) => lottery.modes.includes(mode), language) };
}

/** Groups of the Vietnamese lottery, with Vietnamese names in every language. */
export function listVnMenus(mode: PrizeMode): { menus: LotteryMenu[] } {
  return { menus: groupsOf(({ vendor, modes }) => vendor === VIETNAM && modes.includes(mode)) };
}

/** Lotteries recently opened by a member, newest first. */
export function listRecentLotteries(
  context: DomainContext,
  memberId: string,
  { prizeMode, language }: { readonly prizeMode?: PrizeMode | undefined; readonly language?: LanguageCode | undefined },
): { list: LotteryMenuItem[] } {
  const codes = recentGamesOf(context, memberId).map(({ gameCode }) => gameCode);
  const recent = codes.flatMap((code) => lotteries.find((lottery) => lottery.code === code) ?? []);
  return {
    list: recent
      .filter(({ modes }) => prizeMode === undefined || modes.includes(prizeMode))
      .map((lottery) => describeLottery(lottery, language)),
  };
}

function groupsOf(matches: (lottery: Lottery) => boolean, language?: LanguageCode): LotteryMenu[] {
  return [...Map.groupBy(lotteries.filter(matches), ({ group }) => group)].map(([groupCode, items]) => {
    const name = lotteryGroups[groupCode];
    return {
      groupCode,
      groupName: name === undefined ? groupCode : localize(name, language),
      items: items.map((lottery) => describeLottery(lottery, language)),
    };
  });
}

function describeLottery({ code, names, vendor }: Lottery, language?: LanguageCode): LotteryMenuItem {
  return { gameCode: code, name: localize(names, language), iconUrl: lotteryAddress(code), vassalage: vendor };
}
