import { useListGameMenus, useListVnLotteryMenus } from '@croupier/sdk/hooks';
import type { LotteryMenuItem, LotteryMenus } from '@croupier/sdk/types';
import type { UseQueryResult } from '@tanstack/react-query';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import type { LotteryKind } from './lottery-kind.ts';

const itemsOf = ({ menus }: LotteryMenus): readonly LotteryMenuItem[] => menus.flatMap(({ items }) => items);

/** Lotteries of a page, in the platform's order. */
export function useLotteryMenu(kind: LotteryKind): UseQueryResult<readonly LotteryMenuItem[]> {
  const language = usePlatformLanguage();
  const isVietnam = kind === 'vnLottery';
  const prizeMode = kind === 'seaLottery' ? 'SEA' : 'LOTT';
  const menu = useListGameMenus({ prizeMode, language }, { enabled: !isVietnam, select: itemsOf });
  const vietnam = useListVnLotteryMenus({ prizeMode }, { enabled: isVietnam, select: itemsOf });
  return isVietnam ? vietnam : menu;
}
