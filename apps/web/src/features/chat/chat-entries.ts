import type { ChatState, PendingMessage } from '@croupier/sdk/chat';
import type { ChatMessage } from '@croupier/sdk/types';
import type { ChatEntry } from '@croupier/ui/pages/ChatThread';

/** Formats that depend on the language. */
export interface EntryTexts {
  readonly time: (at: string) => string;
  /** Day of a message: 'Today', '12 November 2026'. */
  readonly day: (at: string) => string;
  readonly author: (name: string) => string;
  readonly failure: (message: PendingMessage) => string | undefined;
}

/** The messages with their days, then those that are not confirmed. */
export function entriesOf({ messages, pending }: ChatState, texts: EntryTexts): ChatEntry[] {
  const entries = messages.flatMap((message, index): ChatEntry[] => {
    const before = messages[index - 1];
    const day = texts.day(message.sentAt);
    const isNewDay = before === undefined || texts.day(before.sentAt) !== day;
    const dayLine: ChatEntry[] = isNewDay ? [{ kind: 'system', id: `day ${day}`, text: day }] : [];
    return [...dayLine, entryOf(message, isNewDay ? undefined : before, texts)];
  });
  return [...entries, ...pending.map((message) => pendingEntry(message, texts))];
}

function entryOf(message: ChatMessage, before: ChatMessage | undefined, texts: EntryTexts): ChatEntry {
  const { messageId, clientMessageId, sender, staffName, content, sentAt } = message;
  if (sender === 'SYSTEM') return { kind: 'system', id: messageId, text: content };
  const time = texts.time(sentAt);
  if (sender === 'CUSTOMER') {
    // The same id as while it was pending, so that it is not announced again.
    return { kind: 'message', id: clientMessageId ?? messageId, side: 'own', text: content, time, status: 'sent' };
  }
  const isFirst = before?.sender !== sender || before.staffName !== staffName;
  const author = isFirst && staffName !== undefined ? { author: texts.author(staffName) } : {};
  return { kind: 'message', id: messageId, side: 'other', text: content, time, ...author };
}

function pendingEntry(message: PendingMessage, texts: EntryTexts): ChatEntry {
  const { clientMessageId, content, createdAt, status } = message;
  const failure = texts.failure(message);
  return {
    kind: 'message',
    id: clientMessageId,
    side: 'own',
    text: content,
    time: texts.time(createdAt),
    status,
    ...(failure !== undefined && { failure }),
  };
}
