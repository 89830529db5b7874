import type { GamingSessionStatus } from '@croupier/sdk/types';

import { acknowledge, describeRealityCheck, describeSession, runningSession } from '../gaming-sessions/index.ts';
import type { CallContext, DomainContext } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { findLimit } from './limit-rows.ts';
import { usageOf, type Holder } from './usage.ts';

/** The caller's gaming session with the seconds that the session limit leaves. */
export function getSessionStatus(context: CallContext): GamingSessionStatus {
  const member = callingMember(context);
  const session = runningSession(context, member.id);
  const realityCheck = describeRealityCheck(context, member.id);
  if (session === undefined) return { running: false, realityCheck };
  const figures = { ...describeSession(context, member, session), ...timeLeft(context, member) };
  return { running: true, session: figures, realityCheck };
}

/** Continues after a reality check. */
export function acknowledgeCheck(context: CallContext): GamingSessionStatus {
  acknowledge(context, callingMember(context).id);
  return getSessionStatus(context);
}

function timeLeft(context: DomainContext, holder: Holder): { readonly secondsLeft?: number } {
  const limit = findLimit(context, holder.id, { kind: 'SESSION', period: 'DAY' });
  return limit === undefined ? {} : { secondsLeft: Number(usageOf(context, holder, limit).remaining) };
}
