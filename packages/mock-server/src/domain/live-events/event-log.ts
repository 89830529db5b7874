import { MINUTE_MS } from '@croupier/sdk/rules';
import type { LiveEvent } from '@croupier/sdk/types';

import type { LiveEventRow } from '../../store/rows/events.ts';
import type { DomainContext } from '../kernel/index.ts';

/** Time in ms for which events are kept. */
const KEPT_MS = 5 * MINUTE_MS;

/** An event before it gets its id and time; each type of the union loses them on its own. */
export type NewEvent<Event extends LiveEvent = LiveEvent> = Event extends LiveEvent
  ? Omit<Event, 'id' | 'occurredAt'>
  : never;

/** Whose event it is; that of all accounts, or of all sessions of one, when left out. */
interface Audience {
  readonly memberId?: string;
  readonly sessionId?: string;
}

/** Number of the newest event; 0 before the first. */
export function newestNumber({ store }: DomainContext): number {
  return store.liveEvents.all().at(-1)?.number ?? 0;
}

/**
 * Records an event, in the transaction of its cause. Nothing is recorded for accounts that never had a ticket, because no
 * stream of theirs could continue before it.
 */
export function record(
  context: DomainContext,
  audience: Audience,
  event: NewEvent,
  occurredAt: Date = context.clock.now(),
): void {
  const { store, clock, secrets } = context;
  const { memberId, sessionId } = audience;
  if (!hasReader(context, memberId)) return;
  const number = newestNumber(context) + 1;
  // Unlike its number, an id is never that of an event of another world.
  const id = `ev_${secrets.hex(16)}`;
  store.transact(() => {
    dropOld(context);
    store.liveEvents.insert({
      id,
      number,
      memberId: memberId ?? null,
      sessionId: sessionId ?? null,
      recordedAt: clock.now().toISOString(),
      type: event.type,
      event: JSON.stringify({ id, occurredAt: occurredAt.toISOString(), ...event }),
    });
  });
}

/** True when the account, or any account, once had a ticket. */
function hasReader({ store }: DomainContext, memberId: string | undefined): boolean {
  return memberId === undefined ? store.eventReaders.all().length > 0 : store.eventReaders.get(memberId) !== undefined;
}

/** Deletes events that are older than they are kept, but not the newest, which has the last number. */
function dropOld({ store, clock }: DomainContext): void {
  const keptFrom = clock.now().getTime() - KEPT_MS;
  for (const { id, recordedAt } of store.liveEvents.all().slice(0, -1)) {
    if (Date.parse(recordedAt) >= keptFrom) return;
    store.liveEvents.remove(id);
  }
}

/** Events of a stream after a number, oldest first; undefined when some of them are no longer kept. */
export function eventsAfter(
  { store }: DomainContext,
  { memberId, sessionId, seen }: { readonly memberId: string; readonly sessionId: string; readonly seen: number },
): readonly LiveEventRow[] | undefined {
  const kept = store.liveEvents.all();
  if (seen + 1 < (kept[0]?.number ?? 0)) return undefined;
  return kept.filter(
    (row) =>
      row.number > seen &&
      (row.memberId === null || row.memberId === memberId) &&
      (row.sessionId === null || row.sessionId === sessionId),
  );
}
