import type { GameCategory, GameType } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';
import { settingsOf } from '../site/index.ts';

/** True when the policy of the site does not offer a category: it is in no list, and nothing of it is launched. */
export function isClosedCategory(context: DomainContext, category: GameCategory | GameType): boolean {
  return settingsOf(context).closedGameTypes.some((closed) => closed === category);
}
