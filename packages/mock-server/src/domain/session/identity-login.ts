import type { LoginMethod, LoginResult, PhoneAuthLoginRequest } from '@croupier/sdk/types';
import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import { Refusal, type CallContext } from '../kernel/index.ts';
import { findByMobile } from '../member/index.ts';
import { fullMobileNumber } from '../site/index.ts';
import { openSession } from './session.ts';
import { checkLoginCode } from './login-records.ts';
import { checkPhoneToken } from './sandbox-identity.ts';
import { requireTwoStep } from './two-step.ts';

/** Opens a session for a number verified by the phone service. */
export function loginByPhone(context: CallContext, request: PhoneAuthLoginRequest): LoginResult {
  const mobile = fullMobileNumber(request.mobileNum, request.countryDialingCode);
  const memberId = findByMobile(context, mobile);
  checkLoginCode(context, { memberId, method: 'PHONE' }, () => checkPhoneToken(request.firebaseIdToken, mobile));
  const member = context.store.members.get(memberId ?? '');
  // The contract has no more specific code for a number without an account.
  if (member === undefined) throw new Refusal('SMS_CODE_INVALID');
  if (roleOfType(member.type) === undefined) throw new Refusal('AUTH_NOT_MEMBER');
  requireTwoStep(context, { memberId: member.id, method: 'PHONE', isMobileProven: true });
  return openIdentified(context, member, 'PHONE');
}

/** Opens a session without the forced change of a password, for those who log in without one. */
export function openIdentified(context: CallContext, member: MemberRow, method: LoginMethod): LoginResult {
  return { ...openSession(context, member, method), passwordExpired: false, passwordIsDefault: false };
}
