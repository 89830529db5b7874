import type { DomainContext } from '../context.ts';
import { findByAccount, findByEmail, findByMobile } from '../member/find-member.ts';
import { HOME_DIALING_CODE, wholeNumber } from '../mobile-number.ts';
import { countOrRefuse, type Allowance } from '../verification/tally.ts';

/** Questions that one address may ask. */
const QUESTIONS: Allowance = { most: 30, within: 60_000 };

/** Counts a question that tells who has an account; refuses one too many with RATE_LIMITED. */
export function countQuestion(context: DomainContext, address: string): void {
  countOrRefuse(context, `availability:${address}`, QUESTIONS);
}

/** Whether no account has this name, address or number of the site's own country. */
export function isAvailable(
  context: DomainContext,
  { field, value }: { readonly field: 'username' | 'email' | 'mobileNum'; readonly value: string },
  address: string,
): boolean {
  countQuestion(context, address);
  const given = value.trim();
  if (field === 'username') return findByAccount(context, given) === undefined;
  if (field === 'email') return findByEmail(context, given.toLowerCase()) === undefined;
  return findByMobile(context, wholeNumber(given, HOME_DIALING_CODE)) === undefined;
}
