import { useNavigate } from 'react-router-dom';

import type { EntryState } from '../../shared/entry-state.ts';

const STATE: EntryState = { isSearch: true, keepsScroll: true };

/** Opens the search over the page, in a history entry of its own: Back closes it. */
export function useOpenSearch(): () => void {
  const navigate = useNavigate();
  // Read on press, so that the callers do not render at each navigation.
  return () => void navigate(location.pathname + location.search + location.hash, { state: STATE });
}
