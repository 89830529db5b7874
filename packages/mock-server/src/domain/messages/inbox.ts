import { DAY_MS } from '@croupier/sdk/rules';

import type { MessageRow } from '../../store/rows/messages.ts';
import { newestFirst, type DomainContext } from '../kernel/index.ts';

/** Time for which a message is kept (PR-81). */
const KEPT_MS = 90 * DAY_MS;

/** First instant at which a message is no longer kept. */
export function endOf({ sentAt }: MessageRow): Date {
  return new Date(Date.parse(sentAt) + KEPT_MS);
}

export function isKept({ clock }: DomainContext, message: MessageRow): boolean {
  return clock.now().getTime() < endOf(message).getTime();
}

/** The messages of a member that are still kept, newest first. */
export function messagesOf(context: DomainContext, memberId: string): MessageRow[] {
  const kept = context.store.messages.findBy('memberId', memberId).filter((message) => isKept(context, message));
  return newestFirst(kept, ({ sentAt }) => sentAt);
}

/** Number of messages that the member has not read. */
export function countUnread(context: DomainContext, memberId: string): number {
  const own = context.store.messages.findBy('memberId', memberId);
  return own.filter((message) => !message.isRead && isKept(context, message)).length;
}
