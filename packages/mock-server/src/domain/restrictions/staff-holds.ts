import type { RestrictedActivity, Restriction } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';

/** What staff hold of an account, and why. */
export interface StaffHold {
  readonly blocks: readonly RestrictedActivity[];
  /** For the member, in the member's language. */
  readonly reason?: string | undefined;
}

/** Holds an account from now on, in place of a hold before. */
export function holdAccount(context: DomainContext, memberId: string, { blocks, reason }: StaffHold): void {
  const { store, clock } = context;
  store.transact(() => {
    releaseAccount(context, memberId);
    const since = clock.now().toISOString();
    store.staffHolds.insert({ id: memberId, since, blocks: [...blocks], reason: reason ?? null });
  });
}

/** Ends the hold of an account; does nothing without one. */
export function releaseAccount({ store }: DomainContext, memberId: string): void {
  store.transact(() => {
    if (store.staffHolds.get(memberId) !== undefined) store.staffHolds.remove(memberId);
  });
}

/** The restriction by staff (P-29). */
export function restrictionsByStaff({ store }: DomainContext, { id }: { readonly id: string }): Restriction[] {
  const hold = store.staffHolds.get(id);
  if (hold === undefined) return [];
  const { since, blocks, reason } = hold;
  const text = reason === null ? {} : { reason };
  return [{ code: 'STAFF_HOLD', since, blocks: [...blocks], ...text, action: 'CONTACT_SUPPORT' }];
}
