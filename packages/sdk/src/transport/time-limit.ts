import { createApiError } from '../errors/create-api-error.ts';

export interface Limits {
  readonly timeoutMs: number;
  /** The caller's. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs the work until it ends, the caller cancels or the time is up, whichever comes first. The work's own signal is
 * aborted with the very error that the caller gets. Nothing that the work gives afterwards is passed on, even when it
 * does not listen to its signal: a cancelled call never answers, so an older answer cannot overtake a newer one.
 */
export async function withinLimits<Result>(
  { timeoutMs, signal }: Limits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted === true) throw cancelled(signal);
  const own = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    own.signal.addEventListener('abort', () => reject(reasonOf(own.signal)), { once: true });
  });
  const cancel = (): void => own.abort(signal === undefined ? undefined : cancelled(signal));
  const timer = setTimeout(() => {
    own.abort(createApiError('timeout', `No answer came within ${timeoutMs} ms.`));
  }, timeoutMs);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await Promise.race([work(own.signal), stopped]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/** Waits by the system's timer. */
export function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** The error that a call was stopped with; a signal of another making may have any reason. */
function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error('The wait was stopped.', { cause: reason });
}

function cancelled({ reason }: AbortSignal): Error {
  return createApiError('cancelled', 'The call was cancelled.', { cause: reason });
}
