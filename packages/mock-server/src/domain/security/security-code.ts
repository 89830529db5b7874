import type { ContactChannel } from '@croupier/sdk/types';

import { invalidField, type DomainContext } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { checkCode, contactTarget } from '../verification/index.ts';

/**
 * Refuses a missing, wrong or expired code of `sendSecurityCode`. Of codes to both contacts the later one counts. Returns
 * the target of the code, to consume it. `channel` names the contact that the code must have gone to.
 */
export function checkSecurityCode(
  context: DomainContext,
  memberId: string,
  code: string | undefined,
  channel?: ContactChannel,
): string {
  if (code === undefined) throw invalidField('verificationCode', 'REQUIRED', 'The code is required');
  const { mobile, email } = profileOf(context, memberId);
  const contacts = { SMS: [mobile], EMAIL: [email] };
  const possible = channel === undefined ? [mobile, email] : contacts[channel];
  const targets = possible.flatMap((contact) => (contact === null ? [] : [contactTarget(memberId, contact)]));
  const sentAt = (target: string): number =>
    Date.parse(context.store.codes.get(`security:${target}`)?.expiresAt ?? '1970-01-01T00:00:00Z');
  const [target = memberId] = targets.toSorted((a, b) => sentAt(b) - sentAt(a));
  checkCode(context, 'security', target, code);
  return target;
}
