import type {
  IdentityRefusalCode,
  IdentityRequirement,
  IdentityRequirementKind,
  IdentityStatus,
} from '@croupier/sdk/types';
import type { IconName } from '@croupier/ui/display/Icon';

import { defineStatuses } from '../../../../shared/lists/statuses.ts';
import type { SecuritySheet } from '../../../../shared/security-path.ts';

/** States of an identity check. One that this version does not know is still with staff. */
export const identityStatuses = defineStatuses<IdentityStatus>(
  { NOT_STARTED: 'neutral', IN_REVIEW: 'pending', VERIFIED: 'success', REFUSED: 'danger', EXPIRED: 'danger' },
  { unknown: 'IN_REVIEW', textOf: (status) => `security:identity.status.${status}` },
);

interface Proof {
  readonly icon: IconName;
  readonly sheet: SecuritySheet;
}

/** Where each requirement is proven. */
export const proofs: Readonly<Record<IdentityRequirementKind, Proof>> = {
  DOCUMENT: { icon: 'id', sheet: 'identityDocument' },
  ADDRESS: { icon: 'pin', sheet: 'addressDocument' },
  SOURCE_OF_FUNDS: { icon: 'wallet', sheet: 'fundsDocument' },
};

/** True for a requirement that this version can show. */
export const isKnownRequirement = ({ kind }: Pick<IdentityRequirement, 'kind'>): boolean => Object.hasOwn(proofs, kind);

/** True for a requirement without which the account is restricted, and for which the member can do something. */
export const isMissing = ({ required, status }: IdentityRequirement): boolean =>
  required && status !== 'VERIFIED' && status !== 'IN_REVIEW';

type KnownRefusal = Exclude<IdentityRefusalCode, 'OTHER'>;

const REFUSALS: Readonly<Record<KnownRefusal, true>> = {
  UNREADABLE: true,
  NAME_MISMATCH: true,
  DOCUMENT_EXPIRED: true,
  WRONG_DOCUMENT: true,
};

const isKnownRefusal = (code: string): code is KnownRefusal => Object.hasOwn(REFUSALS, code);

/** The reason of a refusal that has a text of its own; undefined when only staff's words explain it. */
export const knownRefusal = (code: IdentityRefusalCode | undefined): KnownRefusal | undefined =>
  code !== undefined && isKnownRefusal(code) ? code : undefined;
