import type { MemberRow } from '../store/rows/session.ts';
import type { DomainContext } from './context.ts';

/** An agent's downlines, of every depth. No account has an upline yet, so every team is empty. */
export function teamOf(_context: DomainContext, _agent: MemberRow): readonly MemberRow[] {
  return [];
}
