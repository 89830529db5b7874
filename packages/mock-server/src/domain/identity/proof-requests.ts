import type { RestrictedActivity } from '@croupier/sdk/types';

import { PROOF_KINDS, type ProofKind, type ProofRequestRow } from '../../store/rows/identity.ts';
import { emit, type DomainContext } from '../kernel/index.ts';
import { checkIdOf, checkOf } from './identity-checks.ts';

/** What staff want a member to prove besides the person, and what is blocked until then. */
export interface ProofRequest {
  readonly kind: ProofKind;
  readonly blocks: readonly RestrictedActivity[];
  /** When the request lapses; never without one. */
  readonly until?: string | undefined;
  /** For the member, in the member's language. */
  readonly reason?: string | undefined;
}

/** Asks for a proof from now on, in place of a request before. Documents that were decided already do not count. */
export function askForProof(context: DomainContext, memberId: string, request: ProofRequest): void {
  const { store, clock } = context;
  const { kind, blocks, until, reason } = request;
  const id = checkIdOf(memberId, kind);
  const check = checkOf(context, memberId, kind);
  store.transact(() => {
    if (store.proofRequests.get(id) !== undefined) store.proofRequests.remove(id);
    if (check !== undefined && check.status !== 'IN_REVIEW') store.identityChecks.remove(id);
    const row = store.proofRequests.insert({
      id,
      memberId,
      kind,
      since: clock.now().toISOString(),
      until: until ?? null,
      blocks: [...blocks],
      reason: reason ?? null,
    });
    emit(context, 'proofAsked', { request: row });
  });
}

/** Ends all requests for proofs of an account; does nothing without one. */
export function endProofRequests({ store }: DomainContext, memberId: string): void {
  store.transact(() => {
    for (const { id } of store.proofRequests.findBy('memberId', memberId)) store.proofRequests.remove(id);
  });
}

/** Requests of an account that have not lapsed, in the contract's order of what is proven. */
export function proofRequestsOf({ store, clock }: DomainContext, memberId: string): readonly ProofRequestRow[] {
  const now = clock.now().getTime();
  const open = store.proofRequests
    .findBy('memberId', memberId)
    .filter(({ until }) => until === null || Date.parse(until) > now);
  return PROOF_KINDS.flatMap((kind) => open.filter((request) => request.kind === kind));
}
