/** Whether the device has a network. */
export interface NetworkStatus {
  readonly isOnline: () => boolean;
  /** Calls the listener at each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The network of a browser; always online in Node. */
export const browserNetwork: NetworkStatus = {
  isOnline: () => globalThis.navigator?.onLine ?? true,
  subscribe(listener) {
    if (typeof globalThis.addEventListener !== 'function') return () => undefined;
    globalThis.addEventListener('online', listener);
    globalThis.addEventListener('offline', listener);
    return () => {
      globalThis.removeEventListener('online', listener);
      globalThis.removeEventListener('offline', listener);
    };
  },
};
