import { useState } from 'react';

/** State of one or several queries. */
export interface QueryAttempts {
  readonly error: Error | null;
  readonly errorUpdateCount: number;
}

/**
 * Error to show; null while unknown. A query clears its error when a retry starts: the failure stays until that ends,
 * so that its retry button keeps position and focus.
 */
export function useQueryFailure({ error, errorUpdateCount }: QueryAttempts, hasData: boolean): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  if (hasData || errorUpdateCount === 0) return null;
  return error ?? last;
}
