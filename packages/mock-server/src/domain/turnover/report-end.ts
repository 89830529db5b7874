import { parseAmount, type Amount } from '@croupier/sdk/rules';

import type { TurnoverGrantRow } from '../../store/rows/turnover.ts';
import { emit, type DomainContext } from '../kernel/index.ts';

/** Reports that the grant of a promotion's bonus has ended; nothing was taken back by default. */
export function reportEnd(
  context: DomainContext,
  grant: TurnoverGrantRow,
  at: Date,
  taken: Amount = parseAmount('0', grant.currency),
): void {
  if (grant.ofPromotion) emit(context, 'bonusEnded', { grant, taken, at });
}
