import { addDays, startOfDay } from '@croupier/sdk/rules';
import type { IdentityRequirementKind, IdentityStatus } from '@croupier/sdk/types';

import type { IdentityCheckRow } from '../../store/rows/identity.ts';
import { SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';

export const checkIdOf = (memberId: string, kind: IdentityRequirementKind): string => `${memberId} ${kind}`;

/** The documents that a member sent last for a kind; undefined before. */
export function checkOf(
  { store }: DomainContext,
  memberId: string,
  kind: IdentityRequirementKind,
): IdentityCheckRow | undefined {
  return store.identityChecks.get(checkIdOf(memberId, kind));
}

/** State of a check now: a verified document expires at the end of its last day (P-27). */
export function statusOf(context: DomainContext, check: IdentityCheckRow | undefined): IdentityStatus {
  if (check === undefined) return 'NOT_STARTED';
  return check.status === 'VERIFIED' && hasExpired(check, context.clock.now()) ? 'EXPIRED' : check.status;
}

/** True when the last day of a document is over at an instant. */
export function hasExpired({ expiresOn }: Pick<IdentityCheckRow, 'expiresOn'>, at: Date): boolean {
  return expiresOn !== null && endOfDay(expiresOn) <= at;
}

/** The first instant after a day `YYYY-MM-DD` of the brand's time zone. */
export function endOfDay(day: string): Date {
  return startOfDay(addDays(day, 1), SITE_TIME_ZONE);
}
