import type { LiveEventRow } from '../../store/rows/events.ts';
import type { DomainContext, EventStream } from '../kernel/index.ts';
import { endExpiredSession } from '../session/index.ts';
import { eventsAfter, newestNumber, record } from './event-log.ts';

/** What a stream has to send. */
export interface StreamNews {
  /** Events with their `LiveEvent` as JSON. */
  readonly events: readonly Pick<LiveEventRow, 'id' | 'event'>[];
  /** Number of the last event that was considered, for the next time. */
  readonly seen: number;
  /** True when the stream ends after them: the session has ended, or the world was replaced by another one. */
  readonly isOver: boolean;
}

/** What is new on a stream. When some of it is no longer kept, that is `stream.reset` alone. */
export function readStream(context: DomainContext, stream: EventStream): StreamNews {
  endExpiredSession(context, stream.sessionId);
  let events = eventsAfter(context, stream);
  if (events === undefined) {
    const { memberId, sessionId } = stream;
    const seen = newestNumber(context);
    record(context, { memberId, sessionId }, { type: 'stream.reset' });
    events = eventsAfter(context, { memberId, sessionId, seen }) ?? [];
  }
  return {
    events: untilEnd(events).filter((row, index) => !isOutdated(row, events.slice(index + 1))),
    seen: newestNumber(context),
    isOver: context.store.sessions.get(stream.sessionId) === undefined,
  };
}

/** The end of the session is the last event. */
function untilEnd(events: readonly LiveEventRow[]): readonly LiveEventRow[] {
  const end = events.findIndex(({ type }) => type === 'session.ended');
  return end < 0 ? events : events.slice(0, end + 1);
}

/** Events that hold a whole state, so that only the last of them matters. */
const STATES: ReadonlySet<string> = new Set(['balance.changed', 'badges.changed']);

/** True for a state that another one follows: several movements or messages may be one event. */
function isOutdated({ type }: LiveEventRow, later: readonly LiveEventRow[]): boolean {
  return STATES.has(type) && later.some((row) => row.type === type);
}
