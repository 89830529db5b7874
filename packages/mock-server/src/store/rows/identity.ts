import { zIdentityDocumentType, zIdentityRefusalCode, zIdentityRequirementKind } from '@croupier/sdk/zod';
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

export const identityCollections = {
  identityChecks: define<IdentityCheckRow>(identityCheckRow, ['memberId', 'status']),
};
