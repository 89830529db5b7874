export {
  openLiveEvents,
  type LiveEventsEnd,
  type LiveEventsOptions,
  type LiveEventsState,
} from './transport/events/live-events.ts';
export type { IgnoredEvent } from './transport/events/read-event.ts';
