import type { Identity, IdentityRequirement, IdentityRequirementKind } from '@croupier/sdk/types';

import { IDENTITY_KINDS, type IdentityCheckRow, type ProofRequestRow } from '../../store/rows/identity.ts';
import { localize, type CallContext, type DomainContext } from '../kernel/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { decisionAt } from './decisions.ts';
import { checkOf, statusOf } from './identity-checks.ts';
import { proofRequestsOf } from './proof-requests.ts';
import { REFUSAL_REASONS } from './refusal-reasons.data.ts';
import { restrictionsByIdentity } from './restrictions.ts';

/** State of the caller's identity check (P-27). Source of funds is shown once staff asked for it or documents were sent. */
export function getIdentity(context: CallContext): Identity {
  const member = callingMember(context);
  const isShown = (kind: IdentityRequirementKind): boolean =>
    requestOf(context, member.id, kind) !== undefined || checkOf(context, member.id, kind) !== undefined;
  const kinds = IDENTITY_KINDS.filter((kind) => kind !== 'SOURCE_OF_FUNDS' || isShown(kind));
  return {
    status: statusOf(context, checkOf(context, member.id, 'DOCUMENT')),
    requirements: kinds.map((kind) => describeRequirement(context, member.id, kind)),
    restricted: restrictionsByIdentity(context, member).length > 0,
  };
}

function describeRequirement(
  context: DomainContext,
  memberId: string,
  kind: IdentityRequirementKind,
): IdentityRequirement {
  const check = checkOf(context, memberId, kind);
  const request = requestOf(context, memberId, kind);
  const state = {
    kind,
    status: statusOf(context, check),
    required: kind === 'DOCUMENT' || request !== undefined,
    ...(request === undefined ? {} : { requestedAt: request.since }),
    ...(request === undefined || request.reason === null ? {} : { reason: request.reason }),
  };
  if (check === undefined) return state;
  const { documentType, documentNumber, expiresOn, submittedAt, status, decidedAt } = check;
  return {
    ...state,
    documentType,
    ...(documentNumber === null ? {} : { documentNumber: maskNumber(documentNumber) }),
    ...(expiresOn === null ? {} : { expiresOn }),
    submittedAt,
    ...(status === 'IN_REVIEW' ? { decisionExpectedAt: decisionAt(check).toISOString() } : {}),
    ...(decidedAt === null ? {} : { decidedAt }),
    ...describeRefusal(context, check),
  };
}

/** The request of staff for a proof; the identity document needs none. */
function requestOf(
  context: DomainContext,
  memberId: string,
  kind: IdentityRequirementKind,
): ProofRequestRow | undefined {
  return proofRequestsOf(context, memberId).find((request) => request.kind === kind);
}

/** The refusal of documents, in the language of the account. */
function describeRefusal(
  context: DomainContext,
  { memberId, refusalCode }: IdentityCheckRow,
): Pick<IdentityRequirement, 'refusalCode' | 'reason'> {
  if (refusalCode === null) return {};
  const { language } = profileOf(context, memberId);
  return { refusalCode, reason: localize(REFUSAL_REASONS[refusalCode], language ?? undefined) };
}

const SHOWN_DIGITS = 4;

/** `****-073A`: the last four characters, and nothing of a shorter number. */
function maskNumber(documentNumber: string): string {
  return `****-${documentNumber.length > SHOWN_DIGITS ? documentNumber.slice(-SHOWN_DIGITS) : '****'}`;
}
