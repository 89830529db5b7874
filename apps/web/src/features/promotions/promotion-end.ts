import type { Promotion } from '@croupier/sdk/types';

import { offerStateOf } from '../../shared/offers/offers.ts';

/** States of a joined promotion from its end on. */
const AFTER_THE_END: ReadonlySet<string> = new Set<NonNullable<Promotion['status']>>(['PROCESS', 'ISSUED', 'CLAIMED']);

/** True for a promotion that is over, by its dates or by the state of the member in one that was joined. */
export function isOver(promotion: Promotion, now: number): boolean {
  const { action, status = '' } = promotion;
  return offerStateOf(promotion, now) === 'ended' || (action === 'JOIN' && AFTER_THE_END.has(status));
}
