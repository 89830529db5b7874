import type { ChatReadyFrame, ChatRefusedFrame, ChatServerFrame } from '../../generated/types.gen.ts';
import { withMessages } from './chat-state.ts';
import type { ChatStore } from './chat-store.ts';

/** Time in ms for which a `typing` frame holds. */
const TYPING_MS = 5_000;
/** Messages that `ready` has at most; then some may be missing before them. */
const MAX_MISSED = 100;

export interface ReceiverOptions {
  readonly store: ChatStore;
  readonly onReady: () => void;
  readonly onRefused: (refusal: ChatRefusedFrame) => void;
}

/** Applies the frames of the server to the state. */
export interface Receiver {
  readonly onFrame: (frame: ChatServerFrame) => void;
  readonly stopTyping: () => void;
}

export function createReceiver({ store, onReady, onRefused }: ReceiverOptions): Receiver {
  let typingTimer: ReturnType<typeof setTimeout> | undefined;

  const stopTyping = (): void => {
    clearTimeout(typingTimer);
    store.set((state) => (state.isTyping ? { ...state, isTyping: false } : state));
  };
  const showTyping = (): void => {
    clearTimeout(typingTimer);
    store.set((state) => ({ ...state, isTyping: true }));
    typingTimer = setTimeout(stopTyping, TYPING_MS);
  };
  const ready = ({ messages, waitMinutes }: ChatReadyFrame): void => {
    const isComplete = messages.length < MAX_MISSED;
    store.set((before) => {
      const state = { ...before, connection: { kind: 'open' }, waitMinutes } as const;
      return withMessages(isComplete ? state : { ...state, messages: [], hasEarlier: true }, messages, 'after');
    });
    onReady();
  };

  return {
    stopTyping,
    onFrame(frame) {
      switch (frame.type) {
        case 'ready':
          return ready(frame);
        case 'message':
        case 'sent':
          return store.set((state) => withMessages(state, [frame.message], 'after'));
        case 'refused':
          return onRefused(frame);
        case 'typing':
          return showTyping();
        case 'closed':
          return store.set((state) => ({ ...state, closed: frame.chat }));
        case 'pong':
          return undefined;
      }
    },
  };
}
