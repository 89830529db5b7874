import type { DomainContext } from '../context.ts';
import { findByAccount, findByEmail, findByMobile } from '../member/find-member.ts';
import { HOME_DIALING_CODE, wholeNumber } from '../mobile-number.ts';
import { Refusal } from '../refusal.ts';
import { countOne, type Allowance } from '../verification/tally.ts';

/** Questions that one address may ask, because they tell who has an account. */
const QUESTIONS: Allowance = { most: 30, within: 60_000 };

/** Whether no account has this name, address or number of the site's own country. */
export function isAvailable(
  context: DomainContext,
  { field, value }: { readonly field: 'username' | 'email' | 'mobileNum'; readonly value: string },
  address: string,
): boolean {
  const wait = countOne(context, `availability:${address}`, QUESTIONS);
  if (wait !== undefined) throw new Refusal('RATE_LIMITED', { retryAfter: wait });
  const given = value.trim();
  if (field === 'username') return findByAccount(context, given) === undefined;
  if (field === 'email') return findByEmail(context, given.toLowerCase()) === undefined;
  return findByMobile(context, wholeNumber(given, HOME_DIALING_CODE)) === undefined;
}
