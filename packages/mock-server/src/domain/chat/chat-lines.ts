import { MINUTE_MS } from '@croupier/sdk/rules';
import type { ChatMessage } from '@croupier/sdk/types';

import type { ChatLineRow, ChatSessionRow } from '../../store/rows/chat.ts';
import { Refusal, type DomainContext } from '../kernel/index.ts';

/** Messages that a member may send within a minute. */
const MESSAGES_PER_MINUTE = 20;

/** Messages of a chat, oldest first. */
export function linesOf({ store }: DomainContext, chatId: string): readonly ChatLineRow[] {
  return store.chatLines.findBy('chatId', chatId);
}

type NewLine = Pick<ChatLineRow, 'content' | 'sender'> & Partial<Pick<ChatLineRow, 'clientMessageId' | 'staffName'>>;

/** Stores a message that was sent at this time. */
export function addLine({ store, random }: DomainContext, chatId: string, line: NewLine, at: Date): ChatLineRow {
  const sentAt = at.toISOString();
  const unset = { clientMessageId: null, staffName: null };
  return store.transact(() => {
    store.chatSessions.update(chatId, { lastMessageAt: sentAt });
    return store.chatLines.insert({ id: `cm_${random.hex(16)}`, chatId, sentAt, ...unset, ...line });
  });
}

/** The message of a chat with this id of the client; undefined when it was not sent yet. */
export function findSent({ store }: DomainContext, chatId: string, clientMessageId: string): ChatLineRow | undefined {
  return store.chatLines.findBy('clientMessageId', clientMessageId).find((line) => line.chatId === chatId);
}

/** Refuses a message of the member above the limit with RATE_LIMITED. */
export function refuseTooMany(context: DomainContext, chatId: string): void {
  const own = linesOf(context, chatId).filter(({ sender }) => sender === 'CUSTOMER');
  const first = own.at(-MESSAGES_PER_MINUTE);
  if (first === undefined) return;
  const wait = Date.parse(first.sentAt) + MINUTE_MS - context.clock.now().getTime();
  if (wait > 0) throw new Refusal('RATE_LIMITED', { retryAfter: Math.ceil(wait / 1000) });
}

/** Number of messages from others that the member has not read. */
export function countUnread(context: DomainContext, { id, readUpTo }: ChatSessionRow): number {
  const lines = linesOf(context, id);
  const read = lines.findIndex((line) => line.id === readUpTo);
  return lines.slice(read + 1).filter(({ sender }) => sender !== 'CUSTOMER').length;
}

/** A message as the contract describes it. */
export function describeLine({ id, clientMessageId, sender, staffName, content, sentAt }: ChatLineRow): ChatMessage {
  return {
    messageId: id,
    ...(clientMessageId === null ? {} : { clientMessageId }),
    sender,
    ...(staffName === null ? {} : { staffName }),
    content,
    sentAt,
  };
}
