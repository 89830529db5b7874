import type { DomainContext } from '../kernel/index.ts';
import { profileOf } from './profile-row.ts';

/** What two accounts have in common that makes them one person or household (PR-72). */
export type SharedIdentity = 'SAME_PERSON' | 'SAME_PAYMENT_ACCOUNT' | 'SAME_HOUSEHOLD';

/** What two accounts share, the first in this order; undefined for strangers. Empty fields match nothing. */
export function sharedIdentityOf(context: DomainContext, one: string, other: string): SharedIdentity | undefined {
  const [a, b] = [profileOf(context, one), profileOf(context, other)];
  if (isSame(a.idNumber, b.idNumber) || isSame(a.mobile, b.mobile)) return 'SAME_PERSON';
  const numbers = new Set(paymentAccountsOf(context, one));
  if (paymentAccountsOf(context, other).some((number) => numbers.has(number))) return 'SAME_PAYMENT_ACCOUNT';
  return isSame(foldAddress(a.address), foldAddress(b.address)) ? 'SAME_HOUSEHOLD' : undefined;
}

const isSame = (a: string | null, b: string | null): boolean => a !== null && a !== '' && a === b;

/** Bank and number of all cards that were ever bound. */
function paymentAccountsOf({ store }: DomainContext, memberId: string): string[] {
  return store.bankCards
    .findBy('memberId', memberId)
    .map(({ bankCode, accountNumber }) => `${bankCode} ${accountNumber}`);
}

/** An address in lower case with everything but letters a to z and digits as single spaces. */
function foldAddress(address: string | null): string | null {
  return address === null
    ? null
    : address
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim();
}
