import type { LastLogin } from '@croupier/sdk/types';

import type { LoginRecordRow, MemberRow, SessionRow } from '../../store/rows/session.ts';
import { sessionOf, Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';

/** The login before the one that opened a session; undefined at the first. */
export function lastLoginOf({ store }: DomainContext, { lastLoginId }: SessionRow): LoginRecordRow | undefined {
  return lastLoginId === null ? undefined : store.loginRecords.get(lastLoginId);
}

/** Converts a login to the contract's shape. */
export function describeLogin({ loggedInAt, ip, location, device }: LoginRecordRow): LastLogin {
  return { loggedInAt, ip, ...(location === null ? {} : { location }), ...(device === null ? {} : { device }) };
}

/** The member of a session. Refuses with AUTH_REQUIRED when the account no longer exists. */
export function existingMember({ store }: DomainContext, memberId: string): MemberRow {
  const member = store.members.get(memberId);
  if (member === undefined) throw new Refusal('AUTH_REQUIRED');
  return member;
}

/** The member who calls. Refuses with AUTH_REQUIRED when the account no longer exists. */
export function callingMember(context: CallContext): MemberRow {
  return existingMember(context, sessionOf(context).memberId);
}

/** Ends the first login. */
export function finishFirstLogin(context: CallContext): void {
  const { memberId } = sessionOf(context);
  context.store.transact(() => context.store.members.update(memberId, { firstLoginDone: true }));
}
