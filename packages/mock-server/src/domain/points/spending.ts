import type { MemberRow } from '../../store/rows/session.ts';
import { Refusal, type DomainContext } from '../kernel/index.ts';
import { isPasswordOf } from '../member/index.ts';
import { clearFailures, countFailure, failureKey, refuseLocked } from '../session/index.ts';
import { pointAccountOf } from './account.ts';

/** Refuses a member who has fewer points with POINTS_INSUFFICIENT. */
export function requirePoints(context: DomainContext, memberId: string, points: number): void {
  const { points: available } = pointAccountOf(context, memberId);
  if (available < points) throw new Refusal('POINTS_INSUFFICIENT', { value: { available: String(available) } });
}

/**
 * Checks the login password of a call that spends points (PR-64). A wrong one is counted and refused with
 * PASSWORD_CHECK_FAILED; five in a row, of both calls together, lock them for 15 minutes with AUTH_ACCOUNT_LOCKED. The
 * login is counted apart and stays possible.
 */
export function checkSpendingPassword(context: DomainContext, member: MemberRow, password: string): void {
  const key = failureKey.points(member.id);
  refuseLocked(context, key);
  if (!isPasswordOf(member, password)) {
    const attemptsLeft = countFailure(context, key, { locks: true });
    throw new Refusal('PASSWORD_CHECK_FAILED', { value: { attemptsLeft } });
  }
  clearFailures(context, key);
}
