import type { ErrorCode } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { Refusal, type DomainContext } from '../kernel/index.ts';
import { isPasswordOf } from '../member/index.ts';
import { clearFailures, countFailure, failureKey, refuseLocked } from '../session/index.ts';

/**
 * Refuses a wrong login password with PASSWORD_CHECK_FAILED and counts it like a wrong login. A right one does not end the
 * count, because the count is also that of guessed codes.
 */
export function checkLoginPassword(context: DomainContext, member: MemberRow, password: string): void {
  refuseLocked(context, failureKey.login(member.account));
  if (!isPasswordOf(member, password)) refuseCounted(context, member, 'PASSWORD_CHECK_FAILED');
}

/** Checks the login password, then the code that a call also needs; when both are right, the count ends. Returns its result. */
export function checkPasswordAndCode<Result>(
  context: DomainContext,
  member: MemberRow,
  password: string,
  checkProof: () => Result,
): Result {
  checkLoginPassword(context, member, password);
  const result = checkProof();
  clearFailures(context, failureKey.login(member.account));
  return result;
}

/** Counts a failure like a wrong login, and refuses with the number of attempts that are left. */
export function refuseCounted(context: DomainContext, { account }: MemberRow, code: ErrorCode): never {
  const attemptsLeft = countFailure(context, failureKey.login(account), { locks: true });
  throw new Refusal(code, { value: { attemptsLeft } });
}
