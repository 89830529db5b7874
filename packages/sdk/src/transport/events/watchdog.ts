import { createApiError } from '../../errors/create-api-error.ts';
import { abortReason } from '../time-limit.ts';

export interface Watchdog {
  /** Aborted when the time is over, the caller cancels or the watchdog is stopped. */
  readonly signal: AbortSignal;
  /** Resolves or rejects like the work, or rejects with the reason of `signal` when it is aborted before. */
  race<Result>(work: Promise<Result>): Promise<Result>;
  /** Starts the time again. */
  reset(): void;
  stop(): void;
}

/** Aborts its signal when `reset` has not been called for `limitMs` milliseconds. */
export function createWatchdog(limitMs: number, outer: AbortSignal): Watchdog {
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = (): void => controller.abort(createApiError('cancelled', 'The stream was closed.'));
  const expire = (): void =>
    controller.abort(createApiError('timeout', `Nothing came over the stream for ${limitMs} ms.`));
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(abortReason(signal)), { once: true });
  });
  // Each `race` reports the rejection; nobody may be waiting when it comes.
  aborted.catch(() => undefined);
  let timer = setTimeout(expire, limitMs);
  if (outer.aborted) cancel();
  else outer.addEventListener('abort', cancel, { once: true });
  return {
    signal,
    race: (work) => Promise.race([work, aborted]),
    reset() {
      clearTimeout(timer);
      timer = setTimeout(expire, limitMs);
    },
    stop() {
      clearTimeout(timer);
      outer.removeEventListener('abort', cancel);
      cancel();
    },
  };
}
