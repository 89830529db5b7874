import { MINUTE_MS } from '@croupier/sdk/rules';
import type { IdentityRefusalCode, IdentityRequirementKind } from '@croupier/sdk/types';

import type { IdentityCheckRow } from '../../store/rows/identity.ts';
import { earliest, Refusal, type DomainContext, type DueStep } from '../kernel/index.ts';
import { recordSecurityEvent } from '../security-events/index.ts';
import { checkOf, hasExpired } from './identity-checks.ts';

/** Time that the sandbox's staff take. */
const REVIEW_MS = 2 * MINUTE_MS;
/** Ends of document numbers that the sandbox's staff refuse (P-27). */
const UNREADABLE_ENDING = '00';
const MISMATCH_ENDING = '99';

/** What staff decide: VERIFIED, or why they refuse the documents. */
export type IdentityDecision = 'VERIFIED' | IdentityRefusalCode;

/** When staff decide about documents in review. */
export function decisionAt({ submittedAt }: IdentityCheckRow): Date {
  return new Date(Date.parse(submittedAt) + REVIEW_MS);
}

/** The next decision of the sandbox's staff. */
export function nextIdentityStep(context: DomainContext): DueStep | undefined {
  const open = context.store.identityChecks.findBy('status', 'IN_REVIEW');
  return earliest(
    open.map((check) => {
      const at = decisionAt(check);
      return { at: at.getTime(), run: () => decide(context, check, scriptedDecision(check, at), at) };
    }),
  );
}

/** Decides documents in review now, by their script unless a decision is given. Refuses others with ORDER_STATE_INVALID. */
export function decideIdentity(
  context: DomainContext,
  memberId: string,
  { kind, decision }: { readonly kind: IdentityRequirementKind; readonly decision?: IdentityDecision | undefined },
): void {
  const check = checkOf(context, memberId, kind);
  if (check?.status !== 'IN_REVIEW') throw new Refusal('ORDER_STATE_INVALID');
  const now = context.clock.now();
  decide(context, check, decision ?? scriptedDecision(check, now), now);
}

function scriptedDecision(check: IdentityCheckRow, at: Date): IdentityDecision {
  const { documentNumber } = check;
  if (documentNumber?.endsWith(UNREADABLE_ENDING) === true) return 'UNREADABLE';
  if (documentNumber?.endsWith(MISMATCH_ENDING) === true) return 'NAME_MISMATCH';
  return hasExpired(check, at) ? 'DOCUMENT_EXPIRED' : 'VERIFIED';
}

function decide(
  context: DomainContext,
  { id, memberId }: IdentityCheckRow,
  decision: IdentityDecision,
  at: Date,
): void {
  const result =
    decision === 'VERIFIED'
      ? ({ status: 'VERIFIED', refusalCode: null } as const)
      : ({ status: 'REFUSED', refusalCode: decision } as const);
  context.store.transact(() => {
    context.store.identityChecks.update(id, { ...result, decidedAt: at.toISOString() });
    recordSecurityEvent(context, { memberId, kind: 'IDENTITY_DECIDED' });
  });
}
