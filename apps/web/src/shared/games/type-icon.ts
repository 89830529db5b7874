import type { GameType } from '@croupier/sdk/types';
import type { IconName } from '@croupier/ui/display/Icon';

import { categoryIconName } from './category-icon.tsx';
import { isListedCategory } from './game-categories.ts';

/** Icon of a type of games; dice for one that is no category. */
export function typeIconName(gameType: GameType): IconName {
  return isListedCategory(gameType) ? categoryIconName(gameType) : 'dice';
}
