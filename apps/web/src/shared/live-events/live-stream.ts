let isOpen = false;
let closeCurrent = (): void => undefined;
const listeners = new Set<() => void>();

/** True while live events arrive, so that changes need not be asked for. */
export function isStreamOpen(): boolean {
  return isOpen;
}

export function subscribeToStream(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setStreamOpen(isOpenNow: boolean): void {
  if (isOpen === isOpenNow) return;
  isOpen = isOpenNow;
  for (const listener of listeners) listener();
}

/** Stores the function that closes the stream of this tab. */
export function keepStream(close: () => void): void {
  closeCurrent = close;
}

/** Closes the stream before a logout, whose end of the session is no news here. */
export function closeStream(): void {
  closeCurrent();
}
