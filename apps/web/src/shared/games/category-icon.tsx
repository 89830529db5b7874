import type { GameCategory } from '@croupier/sdk/types';
import { Icon, type IconName } from '@croupier/ui/Icon';
import type { ReactNode } from 'react';

/** The games that are a list of their own, across the categories. */
export type GameList = 'HOT' | 'FAV' | 'RECENT';

const ICONS: Readonly<Record<GameCategory | GameList, IconName>> = {
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

export function categoryIcon(category: GameCategory | GameList): ReactNode {
  return <Icon name={ICONS[category]} />;
}
