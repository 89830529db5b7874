import { useListGameMenus, useListVnLotteryMenus } from '@croupier/sdk/hooks';
import type { LotteryMenuItem, LotteryMenus } from '@croupier/sdk/types';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { vendorsQuery } from '../../shared/games/game-queries.ts';
import { prizeModeOf } from '../../shared/games/prize-mode.ts';
import type { LotteryKind } from './lottery-kind.ts';

const itemsOf = ({ menus }: LotteryMenus): readonly LotteryMenuItem[] => menus.flatMap(({ items }) => items);

/** Lotteries of a page, in the platform's order, of the prize mode that the platform's vendors imply. */
export function useLotteryMenu(kind: LotteryKind): UseQueryResult<readonly LotteryMenuItem[]> {
  const language = usePlatformLanguage();
  const isVietnam = kind === 'vnLottery';
  // Without vendors there is no electronic lottery.
  const { data: vendors, isPending } = useQuery(vendorsQuery());
  const prizeMode = kind === 'seaLottery' ? 'SEA' : prizeModeOf(vendors?.cards ?? []);
  const menu = useListGameMenus({ prizeMode, language }, { enabled: !isVietnam && !isPending, select: itemsOf });
  const vietnam = useListVnLotteryMenus({ prizeMode }, { enabled: isVietnam && !isPending, select: itemsOf });
  return isVietnam ? vietnam : menu;
}
