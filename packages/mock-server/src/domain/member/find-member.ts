import type { DomainContext } from '../context.ts';

/** The id of the account that has this address, in small letters. */
export function findByEmail({ store }: DomainContext, email: string): string | undefined {
  return store.profiles.findBy('email', email)[0]?.id;
}

/** The id of the account that has this number, with its dialing code. */
export function findByMobile({ store }: DomainContext, mobile: string): string | undefined {
  return store.profiles.findBy('mobile', mobile)[0]?.id;
}

/** The id of the account of this name, whose case does not count. */
export function findByAccount({ store }: DomainContext, account: string): string | undefined {
  return store.members.findBy('account', account.trim().toLowerCase())[0]?.id;
}
