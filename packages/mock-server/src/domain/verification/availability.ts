import { MINUTE_MS } from '@croupier/sdk/rules';

import type { CallContext } from '../kernel/index.ts';
import { findByAccount, findByEmail, findByMobile } from '../member/index.ts';
import { HOME_DIALING_CODE, fullMobileNumber } from '../site/index.ts';
import { countOrRefuse, type RateLimit } from './rate-limit-counter.ts';

/** Checks per network address. */
const AVAILABILITY_LIMIT: RateLimit = { max: 30, windowMs: MINUTE_MS };

/** Counts a check that reveals whether an account exists; refuses a check above the limit with RATE_LIMITED. */
export function limitAvailabilityChecks(context: CallContext): void {
  countOrRefuse(context, `availability:${context.caller.address}`, AVAILABILITY_LIMIT);
}

/** True when no account has this name, email address or number of the site's country. */
export function isAvailable(
  context: CallContext,
  { field, value }: { readonly field: 'username' | 'email' | 'mobileNum'; readonly value: string },
): boolean {
  limitAvailabilityChecks(context);
  const trimmed = value.trim();
  if (field === 'username') return findByAccount(context, trimmed) === undefined;
  if (field === 'email') return findByEmail(context, trimmed.toLowerCase()) === undefined;
  return findByMobile(context, fullMobileNumber(trimmed, HOME_DIALING_CODE)) === undefined;
}
