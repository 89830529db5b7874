import type { DomainContext } from '../kernel/context.ts';
import { findByAccount, findByEmail, findByMobile } from '../member/find-member.ts';
import { HOME_DIALING_CODE, fullMobileNumber } from '../site/mobile-number.ts';
import { countOrRefuse, type RateLimit } from './rate-limit-counter.ts';

/** Checks per network address. */
const AVAILABILITY_LIMIT: RateLimit = { max: 30, windowMs: 60_000 };

/** Counts a check that reveals whether an account exists; refuses a check above the limit with RATE_LIMITED. */
export function limitAvailabilityChecks(context: DomainContext, address: string): void {
  countOrRefuse(context, `availability:${address}`, AVAILABILITY_LIMIT);
}

/** True when no account has this name, email address or number of the site's country. */
export function isAvailable(
  context: DomainContext,
  { field, value }: { readonly field: 'username' | 'email' | 'mobileNum'; readonly value: string },
  address: string,
): boolean {
  limitAvailabilityChecks(context, address);
  const trimmed = value.trim();
  if (field === 'username') return findByAccount(context, trimmed) === undefined;
  if (field === 'email') return findByEmail(context, trimmed.toLowerCase()) === undefined;
  return findByMobile(context, fullMobileNumber(trimmed, HOME_DIALING_CODE)) === undefined;
}
