import type { TrustedAddress } from '@croupier/sdk/types';

import type { TrustedAddressRow } from '../../store/rows/security.ts';
import { pageOf, Refusal, sessionOf, type CallContext, type DomainContext, type PageQuery } from '../kernel/index.ts';

/** The trusted address of an account from which somebody calls; undefined when it is not trusted. */
function findTrusted({ store, caller }: CallContext, memberId: string): TrustedAddressRow | undefined {
  return store.trustedAddresses.findBy('memberId', memberId).find(({ ip }) => ip === caller.address);
}

export function isTrusted(context: CallContext, memberId: string): boolean {
  return findTrusted(context, memberId) !== undefined;
}

/** Trusts the address of the caller from now on. */
export function trustAddress(context: CallContext, memberId: string): void {
  const { store, clock, secrets, caller } = context;
  if (isTrusted(context, memberId)) return;
  const now = clock.now().toISOString();
  const address = { memberId, ip: caller.address, location: null, trustedAt: now, lastUsedAt: now };
  store.transact(() => store.trustedAddresses.insert({ id: `ta_${secrets.hex(12)}`, ...address }));
}

/** Notes a login from a trusted address; does nothing for other addresses. */
export function noteTrustedLogin(context: CallContext, memberId: string): void {
  const { store, clock } = context;
  const trusted = findTrusted(context, memberId);
  if (trusted === undefined) return;
  store.transact(() => store.trustedAddresses.update(trusted.id, { lastUsedAt: clock.now().toISOString() }));
}

/** One page of the trusted addresses of the caller's account, last used first. */
export function listTrustedAddresses(context: CallContext, page: PageQuery) {
  const { memberId } = sessionOf(context);
  const rows = context.store.trustedAddresses
    .findBy('memberId', memberId)
    .toSorted((a, b) => Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt));
  return pageOf(
    rows.map((row) => describeAddress(row, row.ip === context.caller.address)),
    page,
  );
}

function describeAddress(
  { id, ip, location, trustedAt, lastUsedAt }: TrustedAddressRow,
  current: boolean,
): TrustedAddress {
  return { addressId: id, ip, ...(location !== null && { location }), trustedAt, lastUsedAt, current };
}

/** Stops trusting an address of the caller's account; open sessions go on. Refuses another id with NOT_FOUND. */
export function deleteTrustedAddress(context: CallContext, addressId: string): void {
  const { store } = context;
  if (store.trustedAddresses.get(addressId)?.memberId !== sessionOf(context).memberId) throw new Refusal('NOT_FOUND');
  store.transact(() => store.trustedAddresses.remove(addressId));
}

/** Stops trusting all addresses of an account. */
export function dropTrustedAddresses({ store }: DomainContext, memberId: string): void {
  store.transact(() => {
    for (const { id } of store.trustedAddresses.findBy('memberId', memberId)) store.trustedAddresses.remove(id);
  });
}
