import type { Message, UnreadCount } from '@croupier/sdk/types';

import type { MessageRow } from '../../store/rows/messages.ts';
import { emit, Refusal, sessionOf, type CallContext } from '../kernel/index.ts';
import { countUnread, isKept, messagesOf } from './inbox.ts';
import { describeMessage } from './list-messages.ts';

/** A message of the caller, which counts as read from now on. Refuses any other with MESSAGE_NOT_FOUND. */
export function readMessage(context: CallContext, messageId: string): Message {
  const message = ownMessage(context, messageId);
  markRead(context, [message]);
  return describeMessage(context, { ...message, isRead: true });
}

/** Marks messages of the caller as read, or all without ids. Refuses an id that is not the caller's, and marks none then. */
export function markMessagesRead(context: CallContext, messageIds: readonly string[] | undefined): UnreadCount {
  const { memberId } = sessionOf(context);
  markRead(context, messageIds === undefined ? messagesOf(context, memberId) : ownMessages(context, messageIds));
  return getUnreadCount(context);
}

/** Deletes messages of the caller for good. Refuses an id that is not the caller's, and deletes none then. */
export function deleteMessages(context: CallContext, messageIds: readonly string[]): UnreadCount {
  const { store } = context;
  const own = ownMessages(context, messageIds);
  store.transact(() => {
    for (const { id } of own) store.messages.remove(id);
    if (own.some(({ isRead }) => !isRead)) emit(context, 'badgesChanged', { memberId: sessionOf(context).memberId });
  });
  return getUnreadCount(context);
}

export function getUnreadCount(context: CallContext): UnreadCount {
  return { unreadMessage: countUnread(context, sessionOf(context).memberId) };
}

function markRead(context: CallContext, messages: readonly MessageRow[]): void {
  const { store } = context;
  const unread = messages.filter(({ isRead }) => !isRead);
  if (unread.length === 0) return;
  store.transact(() => {
    for (const { id } of unread) store.messages.update(id, { isRead: true });
    emit(context, 'badgesChanged', { memberId: sessionOf(context).memberId });
  });
}

/** The messages with these ids, each once. */
function ownMessages(context: CallContext, messageIds: readonly string[]): MessageRow[] {
  return [...new Set(messageIds)].map((id) => ownMessage(context, id));
}

function ownMessage(context: CallContext, messageId: string): MessageRow {
  const message = context.store.messages.get(messageId);
  if (message?.memberId !== sessionOf(context).memberId || !isKept(context, message)) {
    throw new Refusal('MESSAGE_NOT_FOUND');
  }
  return message;
}
