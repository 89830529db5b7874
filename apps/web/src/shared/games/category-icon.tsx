import type { GameCategory } from '@croupier/sdk/types';
import { Icon, type IconName } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';

import type { ListKind } from './game-categories.ts';

const ICONS: Readonly<Record<GameCategory | ListKind, IconName>> = {
  HOT: 'flame',
  FAV: 'heart',
  RECENT: 'history',
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'cards',
  SPORTS: 'ball',
  ESPORTS: 'gamepad',
  COCKFIGHT: 'rooster',
  LOTT: 'ticket',
  ELOTT: 'lottery',
};

export function categoryIconName(category: GameCategory | ListKind): IconName {
  return ICONS[category];
}

export function categoryIcon(category: GameCategory | ListKind): ReactNode {
  return <Icon name={ICONS[category]} />;
}
