import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import { recordSecurityEvent } from './record-event.ts';

/** Notes the break of a member, or that it became longer (S-05). */
export function recordBreak(context: DomainContext, { memberId, caller }: DomainEvents['breakStarted']): void {
  recordSecurityEvent(context, { memberId, kind: 'BREAK_STARTED', caller });
}
