import type { DomainContext } from '../context.ts';

/** Id of the account with this email address (lower case). */
export function findByEmail({ store }: DomainContext, email: string): string | undefined {
  return store.profiles.findBy('email', email)[0]?.id;
}

/** Id of the account with this number, dialing code included. */
export function findByMobile({ store }: DomainContext, mobile: string): string | undefined {
  return store.profiles.findBy('mobile', mobile)[0]?.id;
}

/** Id of the account with this name, ignoring case. */
export function findByAccount({ store }: DomainContext, account: string): string | undefined {
  return store.members.findBy('account', account.trim().toLowerCase())[0]?.id;
}
