import type { Promotion } from '@croupier/sdk/types';

import { promotionPath } from '../../shared/paths.ts';

/** URL of a raffle's page; undefined for other promotions. */
export function rafflePath({ promotionId, action }: Pick<Promotion, 'promotionId' | 'action'>): string | undefined {
  return action === 'RAFFLE' ? `${promotionPath(promotionId)}/raffle` : undefined;
}
