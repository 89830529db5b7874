import { validateField } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import { emit, Refusal, type DomainContext } from '../kernel/index.ts';
import { getRegistration, settingsOf } from '../site/index.ts';

/** True when this is the account's password; always false for an account without one. */
export function isPasswordOf(member: MemberRow, password: string): boolean {
  return member.password !== '' && member.password === password;
}

/** True for the default password that agents give out. */
export function isWeakDefault(context: DomainContext, password: string): boolean {
  return password === settingsOf(context).weakDefaultPassword;
}

/** Refuses a new password that has an invalid format or is the weak default. */
export function refuseWeakPassword(context: DomainContext, password: string): void {
  const { password: config } = getRegistration(context, 'USERNAME');
  const isMalformed = config !== undefined && validateField(password, config) !== undefined;
  if (isMalformed || isWeakDefault(context, password)) throw new Refusal('PASSWORD_WEAK');
}

/** Sets a member's password. `keptSession` is the session that sets it, if one does. */
export function setPassword(context: DomainContext, memberId: string, password: string, keptSession?: string): void {
  const { store, clock } = context;
  store.transact(() => {
    store.members.update(memberId, { password, passwordChangedAt: clock.now().toISOString() });
    emit(context, 'passwordChanged', { memberId, keptSession });
  });
}
