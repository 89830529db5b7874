import * as liveEvents from '../domain/live-events/index.ts';
import { StreamAnswer, type Handler } from '../gateway/handler.ts';

export const createEventTicket: Handler<'createEventTicket'> = (_input, context) =>
  liveEvents.issueTicket(context, context.openStreams);

export const openEventStream: Handler<'openEventStream'> = ({ query, headers }, context) =>
  new StreamAnswer(
    liveEvents.openStream(context, context.openStreams, {
      ticket: query.ticket,
      lastEventId: headers?.['Last-Event-ID'],
    }),
  );
