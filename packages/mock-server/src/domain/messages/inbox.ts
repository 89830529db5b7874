import { DAY_MS } from '@croupier/sdk/rules';

import type { MessageRow } from '../../store/rows/messages.ts';
import type { DomainContext } from '../kernel/index.ts';

/** Time for which a message is kept (PR-81). */
const KEPT_MS = 90 * DAY_MS;

/** The messages of a member that are still kept, oldest first. */
export function messagesOf({ store, clock }: DomainContext, memberId: string): MessageRow[] {
  const now = clock.now().getTime();
  return store.messages.findBy('memberId', memberId).filter(({ sentAt }) => now < Date.parse(sentAt) + KEPT_MS);
}

/** Number of messages that the member has not read. */
export function countUnread(context: DomainContext, memberId: string): number {
  return messagesOf(context, memberId).filter(({ isRead }) => !isRead).length;
}
