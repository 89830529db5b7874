import type { IdentityDocumentType, IdentityRequirementKind } from '../generated/types.gen.ts';

/** Types of documents that prove each requirement of an identity check. */
export const IDENTITY_PROOFS: Readonly<Record<IdentityRequirementKind, readonly IdentityDocumentType[]>> = {
  DOCUMENT: ['PASSPORT', 'NATIONAL_ID', 'DRIVING_LICENCE'],
  ADDRESS: ['UTILITY_BILL', 'BANK_STATEMENT'],
  SOURCE_OF_FUNDS: ['BANK_STATEMENT', 'PAYSLIP'],
};
