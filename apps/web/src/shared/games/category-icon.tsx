import type { GameCategory } from '@croupier/sdk/types';
import { Icon, type IconName } from '@croupier/ui/Icon';
import type { ReactNode } from 'react';

/** Lists of games across categories. */
export type ListKind = 'HOT' | 'FAV' | 'RECENT';

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

export function categoryIcon(category: GameCategory | ListKind): ReactNode {
  return <Icon name={ICONS[category]} />;
}
