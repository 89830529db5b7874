import { createApiError } from '../errors/create-api-error.ts';

export interface TimeLimits {
  readonly timeoutMs: number;
  /** The caller's signal. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs the work until it ends, the caller cancels it or the time is over. The signal of the work is aborted with the
 * error that the caller gets. A later result is discarded even when the work ignores its signal, so that an old answer
 * cannot replace a newer one.
 */
export async function withTimeLimit<Result>(
  { timeoutMs, signal }: TimeLimits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted === true) throw cancelledError(signal);
  const controller = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(abortReason(controller.signal)), { once: true });
  });
  const cancel = (): void => controller.abort(signal === undefined ? undefined : cancelledError(signal));
  const timer = setTimeout(() => {
    controller.abort(createApiError('timeout', `No answer came within ${timeoutMs} ms.`));
  }, timeoutMs);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await Promise.race([work(controller.signal), aborted]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/** Waits with the system's timer. */
export function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(abortReason(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** The error that a signal was aborted with; a signal of the caller can have a reason of any type. */
export function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error('The wait was stopped.', { cause: reason });
}

function cancelledError({ reason }: AbortSignal): Error {
  return createApiError('cancelled', 'The call was cancelled.', { cause: reason });
}
