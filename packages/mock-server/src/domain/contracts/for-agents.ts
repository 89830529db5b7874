import type { Contract, ContractDebt, ContractRateLimit } from '@croupier/sdk/types';

import type { CallContext, DomainContext } from '../kernel/index.ts';

/** The contracts in force or about to be and the open offers between two parties, newest first; null is the platform. */
export function contractsBetween(_context: CallContext, _offerorId: string | null, _offereeId: string): Contract[] {
  return [];
}

/** Contract pay that an account owes; undefined without any. */
export function debtOf(_context: DomainContext, _memberId: string): ContractDebt | undefined {
  return undefined;
}

/** The kinds of contract that an agent can offer. */
export function rateLimitsOf(_context: DomainContext, _memberId: string): ContractRateLimit[] {
  return [];
}
