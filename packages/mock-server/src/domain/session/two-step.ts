import type { LoginResult, TwoStepLoginRequest } from '@croupier/sdk/types';

import type { MemberRow, TwoStepRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../context.ts';
import { changeProfile, profileOf } from '../member/profile-row.ts';
import { Refusal } from '../refusal.ts';
import { openSession, type Visitor } from '../session.ts';
import { checkCode, consumeCode } from '../verification/codes.ts';
import { sendContactCode } from '../verification/contact-codes.ts';
import { checkLoginCode } from './login-records.ts';

/** Validity of a pending login in ms. */
const TTL_MS = 10 * 60_000;
/** An expired code is refused like a wrong one: a new code can be sent while the login is pending. */
const CODE_REFUSALS = { wrong: 'TWO_STEP_INVALID', old: 'TWO_STEP_INVALID' } as const;

/** Suspends a login until its code is sent back; returns the token that completes it. */
export function startTwoStep({ store, clock, secrets }: DomainContext, memberId: string): string {
  const id = `2st_${secrets.hex(24)}`;
  const expiresAt = new Date(clock.now().getTime() + TTL_MS).toISOString();
  store.transact(() => store.twoSteps.insert({ id, memberId, expiresAt }));
  return id;
}

/** Sends the code to the account's number or email address. */
export function sendTwoStepCode(
  context: DomainContext,
  { token, channel, address }: { readonly token: string; readonly channel: 'SMS' | 'EMAIL'; readonly address: string },
): { expiredMinutes: number; maskedTarget: string } {
  const { memberId } = findPendingLogin(context, token);
  return sendContactCode(context, { memberId, channel, address, purpose: 'twoStep', target: token });
}

/** Completes a pending login; a trusted network address needs no second step next time. */
export function verifyTwoStep(context: DomainContext, request: TwoStepLoginRequest, visitor: Visitor): LoginResult {
  const { id, member } = findPendingLogin(context, request.twoStepToken);
  const attempt = { memberId: member.id, method: 'PASSWORD' } as const;
  checkLoginCode(context, attempt, visitor, () =>
    checkCode(context, 'twoStep', id, request.verificationCode, CODE_REFUSALS),
  );
  return context.store.transact(() => {
    consumeCode(context, 'twoStep', id);
    context.store.twoSteps.remove(id);
    const { trustedAddresses } = profileOf(context, member.id);
    if (request.trustIp === true) {
      changeProfile(context, member.id, { trustedAddresses: [...trustedAddresses, visitor.address] });
    }
    return openSession(context, member, visitor, 'PASSWORD');
  });
}

/** Refuses an unknown or expired token with TWO_STEP_EXPIRED. */
function findPendingLogin({ store, clock }: DomainContext, token: string): TwoStepRow & { readonly member: MemberRow } {
  const row = store.twoSteps.get(token);
  const member = row === undefined ? undefined : store.members.get(row.memberId);
  if (row === undefined || member === undefined || Date.parse(row.expiresAt) <= clock.now().getTime()) {
    throw new Refusal('TWO_STEP_EXPIRED');
  }
  return { ...row, member };
}
