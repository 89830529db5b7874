import { MINUTE_MS } from '@croupier/sdk/rules';
import type { EventTicket } from '@croupier/sdk/types';

import {
  Refusal,
  sessionOf,
  type CallContext,
  type DomainContext,
  type EventStream,
  type OpenStreams,
} from '../kernel/index.ts';
import { settingsOf } from '../site/index.ts';
import { newestNumber, record } from './event-log.ts';

const TICKET_MS = MINUTE_MS;
const MAX_STREAMS = 10;
/** Seconds after which an account with too many streams may try again. */
const RETRY_SECONDS = 30;
/** Longest time in seconds without an event or a comment on a stream. */
export const HEARTBEAT_SECONDS = 15;

/**
 * Issues a ticket for one stream. Refuses sites without live events with FEATURE_DISABLED, and an account with 10 open
 * streams with RATE_LIMITED.
 */
export function issueTicket(context: CallContext, openStreams: OpenStreams): EventTicket {
  const { store, clock, secrets } = context;
  const { id: sessionId, memberId } = sessionOf(context);
  if (!settingsOf(context).liveEvents || !openStreams.isPossible) throw new Refusal('FEATURE_DISABLED');
  refuseTooMany(openStreams, memberId);
  const now = clock.now().getTime();
  const ticket = `evt_${secrets.hex(32)}`;
  const expiresAt = new Date(now + TICKET_MS).toISOString();
  store.transact(() => {
    for (const { id, expiresAt: end } of store.eventTickets.all()) {
      if (Date.parse(end) <= now) store.eventTickets.remove(id);
    }
    store.eventTickets.insert({ id: ticket, memberId, sessionId, expiresAt });
    if (store.eventReaders.get(memberId) === undefined) store.eventReaders.insert({ id: memberId });
  });
  return { ticket, expiresAt, heartbeatSeconds: HEARTBEAT_SECONDS };
}

/**
 * Uses a ticket up, and opens its stream after an event that the client names. Events that are not known, or not kept any
 * more, begin it with `stream.reset`. Refuses a ticket that is unknown, used, expired, or of a session that has ended.
 */
export function openStream(
  context: DomainContext,
  openStreams: OpenStreams,
  { ticket, lastEventId }: { readonly ticket: string; readonly lastEventId: string | undefined },
): EventStream {
  const { store, clock } = context;
  const row = store.eventTickets.get(ticket);
  const isOpen = row !== undefined && Date.parse(row.expiresAt) > clock.now().getTime();
  if (!isOpen || store.sessions.get(row.sessionId) === undefined) throw new Refusal('EVENT_TICKET_INVALID');
  const { memberId, sessionId } = row;
  refuseTooMany(openStreams, memberId);
  return store.transact(() => {
    store.eventTickets.remove(ticket);
    return { memberId, sessionId, seen: seenBefore(context, { memberId, sessionId, lastEventId }) };
  });
}

/** Number of the last event that a new stream does not send. */
function seenBefore(
  context: DomainContext,
  stream: { readonly memberId: string; readonly sessionId: string; readonly lastEventId: string | undefined },
): number {
  const { memberId, sessionId, lastEventId } = stream;
  const newest = newestNumber(context);
  if (lastEventId === undefined) return newest;
  const last = context.store.liveEvents.get(lastEventId);
  if (last !== undefined && (last.memberId === null || last.memberId === memberId)) return last.number;
  record(context, { memberId, sessionId }, { type: 'stream.reset' });
  return newest;
}

function refuseTooMany(openStreams: OpenStreams, memberId: string): void {
  if (openStreams.countOf(memberId) < MAX_STREAMS) return;
  throw new Refusal('RATE_LIMITED', { retryAfter: RETRY_SECONDS });
}
