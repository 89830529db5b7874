import type { Promotion } from '@croupier/sdk/types';

import { promotionPath, rafflePath } from '../paths.ts';

/** Address of the page of a promotion; a raffle has its own. */
export const promotionAddress = ({ action, promotionId }: Pick<Promotion, 'action' | 'promotionId'>): string =>
  action === 'RAFFLE' ? rafflePath(promotionId) : promotionPath(promotionId);
