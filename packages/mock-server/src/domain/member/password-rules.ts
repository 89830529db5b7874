import { validateField } from '@croupier/sdk/rules';

import { Refusal, type DomainContext } from '../kernel/index.ts';
import { getRegistration, settingsOf } from '../site/index.ts';

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
