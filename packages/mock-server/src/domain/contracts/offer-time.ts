import { HOUR_MS } from '@croupier/sdk/rules';

import type { ContractRow } from '../../store/rows/contracts.ts';

/** Hours in which an offer can be decided (CT-14). */
const OPEN_HOURS = 168;

/** The moment from which an offer can no longer be decided. */
export function offerEndsAt({ createdAt }: Pick<ContractRow, 'createdAt'>): Date {
  return new Date(Date.parse(createdAt) + OPEN_HOURS * HOUR_MS);
}
