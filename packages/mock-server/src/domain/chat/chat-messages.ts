import type { ChatMessage, ChatMessageList, ChatReadMark, ChatUnread } from '@croupier/sdk/types';

import { emit, invalidField, Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { addLine, countUnread, describeLine, findSent, linesOf, refuseTooMany } from './chat-lines.ts';
import { ownChat } from './chat-sessions.ts';
import { scheduleReply } from './staff.ts';

interface ListRequest {
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
}

/** Messages of a chat of the caller, newest first. Refuses a `before` of another chat as FIELD_INVALID. */
export function listMessages(
  context: CallContext,
  chatId: string,
  { before, limit = 30 }: ListRequest,
): ChatMessageList {
  const lines = linesOf(context, ownChat(context, chatId).id);
  const end = before === undefined ? lines.length : lines.findIndex(({ id }) => id === before);
  if (end === -1) throw invalidField('before', 'NOT_ALLOWED', 'Only a message of this chat.');
  const start = Math.max(0, end - limit);
  return { list: lines.slice(start, end).toReversed().map(describeLine), hasMore: start > 0 };
}

/** What a member sends. */
export interface ChatText {
  readonly content: string;
  readonly clientMessageId: string;
}

/** Sends a message in a chat of the caller, as `sendIn` does. */
export function sendMessage(context: CallContext, chatId: string, text: ChatText): ChatMessage {
  return sendIn(context, ownChat(context, chatId).id, text);
}

/**
 * Stores a message of the member, and lets staff answer it. A repeated client's id gives the first message again, also when
 * the chat is closed by now.
 */
export function sendIn(context: DomainContext, chatId: string, { content, clientMessageId }: ChatText): ChatMessage {
  const { store, clock } = context;
  const sent = findSent(context, chatId, clientMessageId);
  if (sent !== undefined) return describeLine(sent);
  if (store.chatSessions.get(chatId)?.status !== 'OPEN') throw new Refusal('CHAT_SESSION_CLOSED');
  refuseTooMany(context, chatId);
  return store.transact(() => {
    const line = addLine(context, chatId, { sender: 'CUSTOMER', content, clientMessageId }, clock.now());
    scheduleReply(context, chatId, content);
    return describeLine(line);
  });
}

/** Marks the messages of a chat of the caller as read, as `markReadIn` does. */
export function markRead(context: CallContext, chatId: string, mark: ChatReadMark): ChatUnread {
  return markReadIn(context, ownChat(context, chatId).id, mark.messageId);
}

/** Marks messages up to this one as read; an older one than before changes nothing. */
export function markReadIn(context: DomainContext, chatId: string, messageId: string): ChatUnread {
  const { store } = context;
  const lines = linesOf(context, chatId);
  const indexOf = (id: string | null | undefined): number => lines.findIndex((line) => line.id === id);
  const next = indexOf(messageId);
  if (next === -1) throw new Refusal('MESSAGE_NOT_FOUND');
  const chat = store.chatSessions.get(chatId);
  if (chat === undefined) throw new Refusal('CHAT_SESSION_NOT_FOUND');
  if (next <= indexOf(chat.readUpTo)) return { unread: countUnread(context, chat) };
  return store.transact(() => {
    const changed = store.chatSessions.update(chatId, { readUpTo: messageId });
    emit(context, 'badgesChanged', { memberId: chat.memberId });
    return { unread: countUnread(context, changed) };
  });
}
