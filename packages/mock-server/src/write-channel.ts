import type { WorldStorage } from './store/world-storage.ts';

/** Over it the tabs of a site report that they have written. */
export interface WriteChannel {
  /** The storage, which reports each of its writes to the other tabs. */
  readonly reportWrites: (storage: WorldStorage) => WorldStorage;
  /** Runs the function after each write of another tab. */
  readonly onWrite: (listener: () => void) => void;
  readonly close: () => void;
}

export function openWriteChannel(name: string): WriteChannel {
  const channel = new BroadcastChannel(name);
  return {
    reportWrites: (storage) => ({
      ...storage,
      async write(...args) {
        await storage.write(...args);
        // The rule means windows; a channel has no target.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        channel.postMessage('written');
      },
    }),
    onWrite: (listener) => channel.addEventListener('message', listener),
    close: () => channel.close(),
  };
}
