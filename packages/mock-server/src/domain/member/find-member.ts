import type { DomainContext } from '../kernel/index.ts';

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

/** A free account name, derived from a preferred one if possible. */
export function uniqueAccountName(context: DomainContext, preferred: string): string {
  const stem =
    preferred
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .replace(/^\d+/, '')
      .slice(0, 10) || 'player';
  let name = stem.length >= 6 ? stem : `${stem}${context.random.integer(100_000, 999_999)}`;
  while (findByAccount(context, name) !== undefined) name = `${stem}${context.random.integer(100_000, 999_999)}`;
  return name;
}
