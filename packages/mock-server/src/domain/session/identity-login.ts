import type { PhoneAuthLoginRequest } from '@croupier/sdk/types';
import { roleOfType } from '@croupier/sdk/rules';

import { Refusal, type CallContext } from '../kernel/index.ts';
import { findByMobile } from '../member/index.ts';
import { fullMobileNumber, settingsOf } from '../site/index.ts';
import { openSession, type OpenedSession } from './session.ts';
import { checkLoginCode } from './login-records.ts';
import { checkPhoneToken } from './sandbox-identity.ts';
import { requireTwoStep } from './two-step.ts';

/** Opens a session for a number verified by the phone service. */
export function loginByPhone(context: CallContext, request: PhoneAuthLoginRequest): OpenedSession {
  if (!settingsOf(context).phoneAuth) throw new Refusal('SMS_NOT_ENABLED');
  const mobile = fullMobileNumber(request.mobileNum, request.countryDialingCode);
  const memberId = findByMobile(context, mobile);
  checkLoginCode(context, { memberId, method: 'PHONE' }, () =>
    checkPhoneToken(context, request.firebaseIdToken, mobile),
  );
  const member = context.store.members.get(memberId ?? '');
  // The contract has no more specific code for a number without an account.
  if (member === undefined) throw new Refusal('SMS_CODE_INVALID');
  if (roleOfType(member.type) === undefined) throw new Refusal('AUTH_NOT_MEMBER');
  requireTwoStep(context, { memberId: member.id, method: 'PHONE', isMobileProven: true });
  return openSession(context, member, 'PHONE');
}
