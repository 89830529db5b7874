import { createApiError } from '../errors/create-api-error.ts';

export interface TimeLimits {
  readonly timeoutMs: number;
  /** The caller's signal. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs the work until it ends, the caller cancels or the time is up. The work's signal is aborted with the error that
 * the caller gets. Later results are discarded even when the work ignores its signal, so an old answer cannot overtake
 * a newer one.
 */
export async function withTimeLimit<Result>(
  { timeoutMs, signal }: TimeLimits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted === true) throw cancelled(signal);
  const controller = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(abortReason(controller.signal)), { once: true });
  });
  const cancel = (): void => controller.abort(signal === undefined ? undefined : cancelled(signal));
  const timer = setTimeout(() => {
    controller.abort(createApiError('timeout', `No answer came within ${timeoutMs} ms.`));
  }, timeoutMs);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await Promise.race([work(controller.signal), stopped]);
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

/** The error that a call was aborted with; a foreign signal may have any reason. */
function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error('The wait was stopped.', { cause: reason });
}

function cancelled({ reason }: AbortSignal): Error {
  return createApiError('cancelled', 'The call was cancelled.', { cause: reason });
}
