import type { ContractRateLimit } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';
import { CONTRACT_TYPES, KINDS } from './kinds.data.ts';
import { ownContract } from './lineage.ts';

/** The kinds of contract that an agent can offer, those of its own contracts, with the site's highest rates (CT-11). */
export function rateLimitsOf(context: DomainContext, memberId: string): ContractRateLimit[] {
  return CONTRACT_TYPES.filter((type) => ownContract(context, memberId, type) !== undefined).map((type) => ({
    type,
    maxRate: KINDS[type].maxRate,
  }));
}
