import {
  zIdentityDocumentType,
  zIdentityRefusalCode,
  zIdentityRequirementKind,
  zRestrictedActivity,
} from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** The documents that an account sent last to prove one thing, and what staff decided about them. */
export const identityCheckRow = z.object({
  /** Member and kind. */
  id: z.string(),
  memberId: z.string(),
  kind: zIdentityRequirementKind,
  documentType: zIdentityDocumentType,
  /** Null for documents without a number. */
  documentNumber: z.nullable(z.string()),
  /** Last day on which the document is valid, `YYYY-MM-DD` in the brand's time zone; null when it does not expire. */
  expiresOn: z.nullable(z.string()),
  images: z.array(z.string()),
  submittedAt: timeField,
  /** A verified document that has expired stays VERIFIED here. */
  status: z.enum(['IN_REVIEW', 'VERIFIED', 'REFUSED']),
  decidedAt: z.nullable(timeField),
  refusalCode: z.nullable(zIdentityRefusalCode),
});
export type IdentityCheckRow = z.infer<typeof identityCheckRow>;

/** What can be proven, in the contract's order. */
export const IDENTITY_KINDS = zIdentityRequirementKind.options;

const proofKind = z.enum(['ADDRESS', 'SOURCE_OF_FUNDS']);
export type ProofKind = z.infer<typeof proofKind>;

/** What staff can ask for besides the identity document, in the contract's order. */
export const PROOF_KINDS = proofKind.options;

/** A request of staff for a proof, and what is blocked until it is accepted. */
export const proofRequestRow = z.object({
  /** Member and kind. */
  id: z.string(),
  memberId: z.string(),
  kind: proofKind,
  since: timeField,
  /** When the request lapses; null when it does not. */
  until: z.nullable(timeField),
  blocks: z.array(zRestrictedActivity).check(z.minLength(1)),
  /** What staff wrote to the member, in the member's language; null without a reason. */
  reason: z.nullable(z.string().check(z.maxLength(200))),
});
export type ProofRequestRow = z.infer<typeof proofRequestRow>;

export const identityCollections = {
  proofRequests: define<ProofRequestRow>(proofRequestRow, ['memberId']),
  identityChecks: define<IdentityCheckRow>(identityCheckRow, ['memberId', 'status']),
};
