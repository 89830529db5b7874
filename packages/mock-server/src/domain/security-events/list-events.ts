import type { SecurityEvent } from '@croupier/sdk/types';

import type { SecurityEventRow } from '../../store/rows/security.ts';
import { newestFirst, pageOf, sessionOf, type CallContext, type PageQuery } from '../kernel/index.ts';

/** One page of the security history of the caller's account, newest first. */
export function listSecurityEvents(context: CallContext, page: PageQuery) {
  const { memberId } = sessionOf(context);
  const rows = newestFirst(context.store.securityEvents.findBy('memberId', memberId), ({ time }) => time);
  return pageOf(rows.map(describeEvent), page);
}

function describeEvent({ id, kind, time, ip, location, device, holdUntil }: SecurityEventRow): SecurityEvent {
  return {
    eventId: id,
    kind,
    time,
    ...(ip !== null && { ip }),
    ...(location !== null && { location }),
    ...(device !== null && { device }),
    ...(holdUntil !== null && { holdUntil }),
  };
}
