/** How much of a stream to read: until its text matches, at most for a time. */
export interface StreamLimit {
  readonly milliseconds: number;
  readonly until?: RegExp;
  /** Called after each part that came. */
  readonly onText?: () => void;
  /** Ends the reading from outside. */
  readonly signal?: AbortSignal;
}

/** Reads the beginning of an answer that does not end, then closes the connection. */
export async function readStream(
  response: Response,
  { milliseconds, until, onText, signal }: StreamLimit,
): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  const stop = (): void => void reader.cancel().catch(() => {});
  const timer = setTimeout(stop, milliseconds);
  signal?.addEventListener('abort', stop);
  try {
    while (until?.test(text) !== true) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
      onText?.();
    }
  } finally {
    clearTimeout(timer);
    stop();
  }
  return text;
}
