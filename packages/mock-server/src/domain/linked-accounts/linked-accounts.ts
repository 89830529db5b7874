import type { ReferralReason } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';

/** What two accounts have in common. */
export type AccountLink = Extract<ReferralReason, `SAME_${string}`>;

/**
 * What shows that two accounts belong to one person or household (PR-72), the strongest first; undefined when nothing does.
 * Data that an account does not have match nothing.
 */
export function linkBetween(context: DomainContext, memberId: string, otherId: string): AccountLink | undefined {
  const [own, other] = [profileOf(context, memberId), profileOf(context, otherId)];
  if (isSame(own.idNumber, other.idNumber) || isSame(own.mobile, other.mobile)) return 'SAME_PERSON';
  const accounts = accountNumbersOf(context, memberId);
  if (accountNumbersOf(context, otherId).some((number) => accounts.includes(number))) return 'SAME_PAYMENT_ACCOUNT';
  return isSame(plainAddress(own.address), plainAddress(other.address)) ? 'SAME_HOUSEHOLD' : undefined;
}

const isSame = (own: string | null, other: string | null): boolean => own !== null && own !== '' && own === other;

/** Numbers of all cards and wallets that an account has or had. */
function accountNumbersOf({ store }: DomainContext, memberId: string): string[] {
  return store.bankCards.findBy('memberId', memberId).map(({ accountNumber }) => accountNumber);
}

/** An address without what two spellings of it differ in. */
function plainAddress(address: string | null): string | null {
  return (
    address
      ?.toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim() ?? null
  );
}
