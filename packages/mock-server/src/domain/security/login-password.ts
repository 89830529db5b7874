import type { ErrorCode } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { Refusal, type DomainContext } from '../kernel/index.ts';
import { isPasswordOf } from '../member/index.ts';
import { clearFailures, countFailure, failureKey, refuseLocked } from '../session/index.ts';

/**
 * Checks the login password of a call that needs it, then what else it needs. A wrong password is refused with
 * PASSWORD_CHECK_FAILED and counts like a wrong login; the count ends only when `further` has passed, so that a known
 * password does not give unlimited guesses at a code.
 */
export function withLoginPassword(
  context: DomainContext,
  member: MemberRow,
  password: string,
  further: () => void,
): void {
  const key = failureKey.login(member.account);
  refuseLocked(context, key);
  if (!isPasswordOf(member, password)) refuseCounted(context, member, 'PASSWORD_CHECK_FAILED');
  further();
  clearFailures(context, key);
}

/** Counts a failure like a wrong login, and refuses with the number of attempts that are left. */
export function refuseCounted(context: DomainContext, { account }: MemberRow, code: ErrorCode): never {
  const attemptsLeft = countFailure(context, failureKey.login(account), { locks: true });
  throw new Refusal(code, { value: { attemptsLeft } });
}
