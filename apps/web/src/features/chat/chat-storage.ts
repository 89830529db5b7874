import type { PendingMessage } from '@croupier/sdk/chat';

import { createFormDraft } from '../../shared/forms/form-draft.ts';
import { fieldsOf, parseFields } from '../../shared/stored-json.ts';

/** What is written in the field and not sent. */
export const chatDraft = createFormDraft('chat-draft', ['text']);

const PENDING_KEY = 'chat-pending';

/** Messages of this member that the platform has not confirmed, kept over a reload. */
export function readPending(owner: string): PendingMessage[] {
  const stored = parseFields(sessionStorage.getItem(PENDING_KEY));
  const { messages } = stored;
  if (stored['owner'] !== owner || !Array.isArray(messages)) return [];
  return messages.flatMap((message) => readMessage(fieldsOf(message)));
}

export function savePending(owner: string, messages: readonly PendingMessage[]): void {
  if (messages.length === 0) sessionStorage.removeItem(PENDING_KEY);
  else sessionStorage.setItem(PENDING_KEY, JSON.stringify({ owner, messages }));
}

function readMessage({ clientMessageId, content, createdAt, status }: Record<string, unknown>): PendingMessage[] {
  const isMessage = typeof clientMessageId === 'string' && typeof content === 'string' && typeof createdAt === 'string';
  if (!isMessage) return [];
  return [{ clientMessageId, content, createdAt, status: status === 'sending' ? 'sending' : 'failed' }];
}
