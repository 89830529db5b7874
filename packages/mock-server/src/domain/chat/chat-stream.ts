import type { ChatMessage, ClosedChat } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';
import { describeLine, linesOf } from './chat-lines.ts';
import { describeClosed, waitOf } from './chat-sessions.ts';
import { isTyping } from './staff.ts';

/** Messages that a new connection gets at most. */
const MAX_MISSED = 100;

/** A connection that was opened. */
export interface OpenedStream {
  readonly chatId: string;
  readonly connectionId: string;
  readonly waitMinutes?: number;
  /** Messages after the one that the client names; none when it names none. */
  readonly missed: readonly ChatMessage[];
  /** Number of messages that the chat has. */
  readonly seen: number;
}

/**
 * Uses up a ticket, and makes this connection the one of its chat; the one before learns it from `readStream`. Undefined
 * when the ticket is unknown, used or expired. An unknown `after` gets the newest messages.
 */
export function openStream(context: DomainContext, ticket: string, after?: string): OpenedStream | undefined {
  const { store, clock, secrets } = context;
  const row = store.chatTickets.get(ticket);
  if (row === undefined) return undefined;
  return store.transact(() => {
    store.chatTickets.remove(ticket);
    if (Date.parse(row.expiresAt) <= clock.now().getTime()) return undefined;
    const connectionId = secrets.hex(16);
    const chat = store.chatSessions.update(row.chatId, { connectionId });
    const lines = linesOf(context, chat.id);
    const first = after === undefined ? lines.length : lines.findIndex(({ id }) => id === after) + 1;
    const missed = lines.slice(first).slice(-MAX_MISSED).map(describeLine);
    return { chatId: chat.id, connectionId, ...waitOf(chat), missed, seen: lines.length };
  });
}

/** What a connection has to say since its last time. */
export interface StreamNews {
  readonly messages: readonly ChatMessage[];
  readonly seen: number;
  readonly isTyping: boolean;
  /** Another connection took its place. */
  readonly isReplaced: boolean;
  /** The chat has ended. */
  readonly closed: ClosedChat | undefined;
}

/** News of a connection that has seen this number of messages; undefined when the chat no longer exists. */
export function readStream(
  context: DomainContext,
  { chatId, connectionId, seen }: Pick<OpenedStream, 'chatId' | 'connectionId' | 'seen'>,
): StreamNews | undefined {
  const chat = context.store.chatSessions.get(chatId);
  if (chat === undefined) return undefined;
  const lines = linesOf(context, chatId);
  return {
    messages: lines.slice(seen).map(describeLine),
    seen: lines.length,
    isTyping: isTyping(context, chatId),
    isReplaced: chat.connectionId !== connectionId,
    closed: chat.status === 'CLOSED' ? describeClosed(chat) : undefined,
  };
}
