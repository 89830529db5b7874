import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { entryStateOf, paths, type EntryState } from '../../routes/paths.ts';

/** `nodeId` of the game that a guest wants as a favourite, while the login for it is open. */
let wished: string | undefined;

/** The wish, once. */
export function takeFavoriteWish(): string | undefined {
  const nodeId = wished;
  wished = undefined;
  return nodeId;
}

/** Opens the login over this page and remembers the game; a guest who closes the login wants it no more. */
export function useFavoriteWish(isGuest: boolean): (nodeId: string) => void {
  const navigate = useNavigate();
  const { state: entry, pathname } = useLocation();
  const isEntering = entryStateOf(entry).popup !== undefined || pathname === paths.register;
  useEffect(() => {
    if (isGuest && !isEntering) wished = undefined;
  }, [isGuest, isEntering]);
  return (nodeId) => {
    wished = nodeId;
    // The address of now: tiles keep this function while filters change it.
    const here = location.pathname + location.search;
    const state: EntryState = { popup: 'login', returnTo: here };
    void navigate(here, { state });
  };
}
