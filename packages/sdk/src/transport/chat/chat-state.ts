import type { ApiError } from '../../errors/api-error.ts';
import type { ChatMessage, ChatSummary, ClosedChat, ErrorCode } from '../../generated/types.gen.ts';

export type ChatConnection =
  | { readonly kind: 'connecting' }
  /** Messages arrive at once. */
  | { readonly kind: 'open' }
  /** WebSockets do not work here: messages are sent and loaded by calls, every few seconds. */
  | { readonly kind: 'polling' }
  /** The device has no network; the chat connects by itself when it has one. */
  | { readonly kind: 'offline' }
  /** The connection was lost, or `error` prevented it; the next try follows in `delayMs`. */
  | { readonly kind: 'waiting'; readonly delayMs: number; readonly error: ApiError | undefined }
  /** The member opened the chat in another window; only `reconnect` takes it back. */
  | { readonly kind: 'replaced' }
  /** The session has ended; `reconnect` after the next login. */
  | { readonly kind: 'session-ended' }
  /** The platform has no chat for the caller. */
  | { readonly kind: 'unavailable'; readonly error: ApiError }
  /** The chat is closed; `startNew` opens another. */
  | { readonly kind: 'closed' }
  /** `leave` was called. */
  | { readonly kind: 'left' };

/** A message that the platform has not confirmed. */
export interface PendingMessage {
  /** Kept over all attempts, so that the platform stores the message once. */
  readonly clientMessageId: string;
  readonly content: string;
  /** ISO time at which it was written. */
  readonly createdAt: string;
  /** `failed` messages are sent again by `retry` only. */
  readonly status: 'sending' | 'failed';
  /** Why the platform refused it; absent when no answer came. */
  readonly errorCode?: ErrorCode;
  /** Seconds to wait before the next try, with `RATE_LIMITED`. */
  readonly retryAfter?: number;
}

export interface ChatState {
  readonly connection: ChatConnection;
  /** Absent until the chat is open for the first time. */
  readonly session: ChatSummary | undefined;
  /** Estimated minutes until staff answer; absent when unknown and once they have answered. */
  readonly waitMinutes: number | undefined;
  /** Whether the messages before this connection are loaded. */
  readonly history: 'loading' | 'ready' | 'failed';
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** True when older messages exist than those in `messages`. */
  readonly hasEarlier: boolean;
  readonly pending: readonly PendingMessage[];
  /** Staff write an answer. */
  readonly isTyping: boolean;
  /** How the chat ended. */
  readonly closed: ClosedChat | undefined;
}

export const initialState: ChatState = {
  connection: { kind: 'connecting' },
  session: undefined,
  waitMinutes: undefined,
  history: 'loading',
  messages: [],
  hasEarlier: false,
  pending: [],
  isTyping: false,
  closed: undefined,
};

/** The state with messages that arrived: known ones once, pending ones confirmed, in the order of `more` after `before`. */
export function withMessages(state: ChatState, more: readonly ChatMessage[], where: 'before' | 'after'): ChatState {
  const known = new Set(state.messages.map(({ messageId }) => messageId));
  const fresh = more.filter(({ messageId }) => !known.has(messageId));
  const confirmed = new Set(more.flatMap(({ clientMessageId }) => clientMessageId ?? []));
  const isAnswered = fresh.some(({ sender }) => sender === 'STAFF');
  return {
    ...state,
    messages: where === 'before' ? [...fresh, ...state.messages] : [...state.messages, ...fresh],
    pending: state.pending.filter(({ clientMessageId }) => !confirmed.has(clientMessageId)),
    ...(isAnswered && where === 'after' && { isTyping: false, waitMinutes: undefined }),
  };
}

/**
 * The state with a page of the newest messages: joined to the known ones where both overlap, in place of them where
 * messages are missing between. Messages that arrived while the page was loaded come after it.
 */
export function withNewest(state: ChatState, page: readonly ChatMessage[], hasMore: boolean): ChatState {
  const inPage = new Set(page.map(({ messageId }) => messageId));
  const overlap = state.messages.findIndex(({ messageId }) => inPage.has(messageId));
  const older = state.messages.slice(0, Math.max(0, overlap));
  const lastAt = Date.parse(page.at(-1)?.sentAt ?? '1970-01-01T00:00:00Z');
  const newer = state.messages
    .slice(older.length)
    .filter(({ messageId, sentAt }) => !inPage.has(messageId) && Date.parse(sentAt) >= lastAt);
  const hasEarlier = older.length > 0 ? state.hasEarlier : hasMore;
  return withMessages({ ...state, messages: older, hasEarlier }, [...page, ...newer], 'after');
}

/** The state with another status of a pending message. */
export function withPending(
  state: ChatState,
  id: string,
  change: Pick<PendingMessage, 'status' | 'errorCode' | 'retryAfter'>,
): ChatState {
  const pending = state.pending.map((message): PendingMessage => {
    if (message.clientMessageId !== id) return message;
    const { clientMessageId, content, createdAt } = message;
    return { clientMessageId, content, createdAt, ...change };
  });
  return { ...state, pending };
}
