import type { ChatState } from './chat-state.ts';

/** The state of a chat and its listeners. */
export interface ChatStore {
  readonly get: () => ChatState;
  readonly set: (change: (state: ChatState) => ChatState) => void;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createChatStore(initial: ChatState): ChatStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      const next = change(state);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
