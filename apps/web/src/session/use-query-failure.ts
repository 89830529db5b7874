import { useState } from 'react';

/** Errors of one or several queries. */
export interface QueryAttempts {
  readonly error: Error | null;
  readonly errorUpdateCount: number;
}

/**
 * Error to show; null for none. A query clears its error when a retry starts; this hook returns it until the retry ends,
 * so that the retry button stays mounted and focused.
 */
export function useQueryFailure({ error, errorUpdateCount }: QueryAttempts, hasData: boolean): Error | null {
  const [lastError, setLastError] = useState(error);
  if (error !== null && error !== lastError) setLastError(error);
  if (hasData || errorUpdateCount === 0) return null;
  return error ?? lastError;
}
