import type { GamingSessionRow } from '../../store/rows/gaming-sessions.ts';
import { earliest, emit, type DomainContext, type DueStep } from '../kernel/index.ts';
import { checkDueAt } from './reality-checks.ts';
import { endWhenIdle, idleEndOf } from './sessions.ts';

/** The next session that ends because nothing was played, or whose reality check falls due and is reported. */
export function nextSessionStep(context: DomainContext): DueStep | undefined {
  const running = context.store.gamingSessions.findBy('state', 'RUNNING');
  return earliest(running.map((session) => nextStepOf(context, session)));
}

function nextStepOf(context: DomainContext, session: GamingSessionRow): DueStep {
  const end = { at: idleEndOf(context, session), run: () => endWhenIdle(context, session) };
  const dueAt = checkDueAt(context, session);
  if (dueAt === undefined || dueAt >= end.at || new Date(dueAt).toISOString() === session.reportedCheckAt) return end;
  return { at: dueAt, run: () => reportCheck(context, session, new Date(dueAt)) };
}

function reportCheck(context: DomainContext, { id, memberId }: GamingSessionRow, dueAt: Date): void {
  context.store.gamingSessions.update(id, { reportedCheckAt: dueAt.toISOString() });
  emit(context, 'realityCheckDue', { memberId, dueAt });
}
