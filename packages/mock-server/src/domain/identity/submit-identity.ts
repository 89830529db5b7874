import { IDENTITY_PROOFS } from '@croupier/sdk/rules';
import type { Identity, IdentitySubmission } from '@croupier/sdk/types';

import { invalidField, Refusal, sessionOf, type CallContext } from '../kernel/index.ts';
import { consumeUploads } from '../uploads/index.ts';
import { getIdentity } from './describe-identity.ts';
import { checkIdOf, checkOf } from './identity-checks.ts';

/** Fields that an identity document needs besides its pictures. */
const DOCUMENT_FIELDS = ['documentNumber', 'country', 'expiresOn'] as const;

/**
 * Sends documents for staff to decide (P-27), in place of those that were sent before. Refuses documents of a kind that is
 * in review with ORDER_STATE_INVALID, and missing fields, a type that proves something else and foreign pictures with
 * FIELD_INVALID.
 */
export function submitIdentity(context: CallContext, submission: IdentitySubmission): Identity {
  const { store, clock } = context;
  const { memberId } = sessionOf(context);
  const { kind, documentType, documentNumber, expiresOn, images } = submission;
  if (checkOf(context, memberId, kind)?.status === 'IN_REVIEW') throw new Refusal('ORDER_STATE_INVALID');
  refuseIncomplete(submission);
  const id = checkIdOf(memberId, kind);
  store.transact(() => {
    const proof = consumeUploads(context, images, {
      field: 'images',
      memberId,
      purpose: 'IDENTITY',
      by: `identityCheck ${id}`,
      before: [],
    });
    if (store.identityChecks.get(id) !== undefined) store.identityChecks.remove(id);
    store.identityChecks.insert({
      id,
      memberId,
      kind,
      documentType,
      documentNumber: documentNumber ?? null,
      expiresOn: expiresOn ?? null,
      images: proof,
      submittedAt: clock.now().toISOString(),
      status: 'IN_REVIEW',
      decidedAt: null,
      refusalCode: null,
    });
  });
  return getIdentity(context);
}

function refuseIncomplete(submission: IdentitySubmission): void {
  const { kind, documentType } = submission;
  if (!IDENTITY_PROOFS[kind].includes(documentType)) {
    throw invalidField('documentType', 'NOT_ALLOWED', 'This type of document proves something else.');
  }
  const missing = kind === 'DOCUMENT' ? DOCUMENT_FIELDS.filter((name) => submission[name] === undefined) : [];
  if (missing.length === 0) return;
  throw new Refusal('FIELD_INVALID', {
    fieldErrors: missing.map((field) => ({ field, reason: 'REQUIRED', message: 'An identity document needs it.' })),
  });
}
