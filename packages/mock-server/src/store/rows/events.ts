import * as z from 'zod/mini';

import { define, defineLarge, timeField } from './define.ts';

/** A ticket that was not used yet; its id is the ticket. */
const eventTicketRow = z.object({
  id: z.string(),
  memberId: z.string(),
  sessionId: z.string(),
  expiresAt: timeField,
});
export type EventTicketRow = z.infer<typeof eventTicketRow>;

/** An account that once got a ticket; its id is the member's. Events of other accounts are not recorded. */
const eventReaderRow = z.object({ id: z.string() });
export type EventReaderRow = z.infer<typeof eventReaderRow>;

/** A live event of the last minutes; its id is that of the event. */
const liveEventRow = z.object({
  id: z.string(),
  /** Counts the events of the world, without a gap. */
  number: z.int(),
  /** Null for an event of all accounts. */
  memberId: z.nullable(z.string()),
  /** Null for an event of all sessions. */
  sessionId: z.nullable(z.string()),
  recordedAt: timeField,
  /** The type of the event. */
  type: z.string(),
  /** The `LiveEvent` as JSON. */
  event: z.string(),
});
export type LiveEventRow = z.infer<typeof liveEventRow>;

export const eventCollections = {
  eventTickets: define<EventTicketRow>(eventTicketRow),
  eventReaders: define<EventReaderRow>(eventReaderRow),
  liveEvents: defineLarge<LiveEventRow>(liveEventRow),
};
