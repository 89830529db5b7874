import { useState } from 'react';

/** How the tries of a query, or of several, have gone. */
export interface Tries {
  readonly error: Error | null;
  readonly errorUpdateCount: number;
}

/**
 * Why there is nothing to show; null while that is not known. A query forgets its error when another try begins: the
 * failure stands until that try has ended, so that the button that asked for it keeps its place and the focus.
 */
export function useFailure({ error, errorUpdateCount }: Tries, hasData: boolean): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  if (hasData || errorUpdateCount === 0) return null;
  return error ?? last;
}
