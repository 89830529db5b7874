import type { ChatRefusedFrame } from '../../generated/types.gen.ts';
import { apiErrorOf, type ChatCalls } from './chat-calls.ts';
import type { ChatSocket } from './chat-socket.ts';
import { withMessages, type PendingMessage } from './chat-state.ts';
import type { ChatStore } from './chat-store.ts';

export interface SenderOptions {
  readonly store: ChatStore;
  readonly calls: ChatCalls;
  /** The connection; undefined without one. */
  readonly socket: () => ChatSocket | undefined;
  readonly onRefused: (refusal: Omit<ChatRefusedFrame, 'type'>) => void;
}

/** Passes on what the member does: by the socket, or by calls while sockets do not work. Without either it does nothing. */
export interface Sender {
  readonly deliver: (message: PendingMessage) => void;
  readonly read: (messageId: string | undefined) => void;
}

export function createSender({ store, calls, socket, onRefused }: SenderOptions): Sender {
  /** The chat to call; undefined unless calls take the place of the socket. */
  const polledChat = (): string | undefined => {
    const { connection, session } = store.get();
    return connection.kind === 'polling' ? session?.sessionId : undefined;
  };
  const sendByCall = async (sessionId: string, message: PendingMessage): Promise<void> => {
    try {
      const sent = await calls.send(sessionId, message);
      store.set((state) => withMessages(state, [sent], 'after'));
    } catch (error) {
      const { code, retryAfter } = apiErrorOf(error);
      const wait = retryAfter === undefined ? {} : { retryAfter };
      // Without a code nobody knows whether it arrived: it stays, and is sent again.
      if (code !== undefined) onRefused({ clientMessageId: message.clientMessageId, errorCode: code, ...wait });
    }
  };
  return {
    deliver(message) {
      const { clientMessageId, content } = message;
      if (store.get().connection.kind === 'open') socket()?.send({ type: 'send', clientMessageId, content });
      const chat = polledChat();
      if (chat !== undefined) void sendByCall(chat, message);
    },
    read(messageId) {
      if (messageId === undefined) return;
      if (store.get().connection.kind === 'open') socket()?.send({ type: 'read', messageId });
      const chat = polledChat();
      // The mark is sent again with the next connection.
      if (chat !== undefined) calls.read(chat, messageId).catch(apiErrorOf);
    },
  };
}
