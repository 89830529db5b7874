import type { ChatRefusedFrame } from '../../generated/types.gen.ts';
import { withPending, type ChatState, type PendingMessage } from './chat-state.ts';
import type { ChatStore } from './chat-store.ts';

/** Time in ms after which a message without an answer counts as not sent. */
const SEND_MS = 15_000;

export interface Outbox {
  /** Adds a message, and sends it as soon as there is a connection. */
  readonly add: (content: string) => void;
  /** Sends a message that failed again, under the same id. */
  readonly retry: (clientMessageId: string) => void;
  /** Sends everything that is waiting, after a new connection: the platform stores a repeated id once. */
  readonly sendAll: () => void;
  readonly refuse: (refusal: Omit<ChatRefusedFrame, 'type'>) => void;
  readonly stop: () => void;
}

export interface OutboxOptions {
  readonly store: ChatStore;
  /** Passes a message on; nothing happens without a connection. */
  readonly deliver: (message: PendingMessage) => void;
  readonly now: () => Date;
}

/** Keeps the messages that the platform has not confirmed. They leave the state when they arrive as messages. */
export function createOutbox({ store, deliver, now }: OutboxOptions): Outbox {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const find = (id: string): PendingMessage | undefined =>
    store.get().pending.find(({ clientMessageId }) => clientMessageId === id);
  const stopTimer = (id: string): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const fail = (id: string, reason: Pick<PendingMessage, 'errorCode' | 'retryAfter'> = {}): void => {
    stopTimer(id);
    store.set((state) => withPending(state, id, { status: 'failed', ...reason }));
  };
  const send = (message: PendingMessage): void => {
    const { clientMessageId: id } = message;
    if (!timers.has(id))
      timers.set(
        id,
        setTimeout(() => fail(id), SEND_MS),
      );
    deliver(message);
  };

  return {
    add(content) {
      const message: PendingMessage = {
        clientMessageId: crypto.randomUUID(),
        content,
        createdAt: now().toISOString(),
        status: 'sending',
      };
      store.set((state): ChatState => ({ ...state, pending: [...state.pending, message] }));
      send(message);
    },
    retry(id) {
      store.set((state) => withPending(state, id, { status: 'sending' }));
      const message = find(id);
      if (message !== undefined) send(message);
    },
    sendAll() {
      for (const id of timers.keys()) if (find(id) === undefined) stopTimer(id);
      for (const message of store.get().pending) if (message.status === 'sending') send(message);
    },
    refuse({ clientMessageId, errorCode, retryAfter }) {
      if (clientMessageId === undefined) return;
      fail(clientMessageId, { errorCode, ...(retryAfter !== undefined && { retryAfter }) });
    },
    stop() {
      for (const id of timers.keys()) stopTimer(id);
    },
  };
}

/** Messages of an earlier page: those that were just written are sent, the others wait for `retry`. */
export function restorePending(pending: readonly PendingMessage[], now: Date): PendingMessage[] {
  return pending.map((message) => {
    const isRecent = now.getTime() - Date.parse(message.createdAt) < SEND_MS;
    return message.status === 'sending' && !isRecent ? { ...message, status: 'failed' } : message;
  });
}
