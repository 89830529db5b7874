import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { readFilter, withChange, withoutFilter, type LobbyFilter } from './lobby-filter.ts';

export interface LobbyFilterState {
  readonly filter: LobbyFilter;
  /** Where a choice leads: an entry of the history of its own. */
  readonly linkTo: (change: Partial<LobbyFilter>) => { readonly to: string };
  /** Where nothing is narrowed. */
  readonly resetLink: { readonly to: string };
  /** Changes the address of the page as it stands. */
  readonly replace: (change: Partial<LobbyFilter>) => void;
}

/** The filter of a lobby lives in its address, so that a reload, a bookmark and Back keep it. */
export function useLobbyFilter(): LobbyFilterState {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return {
    filter: readFilter(params),
    linkTo: (change) => ({ to: pathname + withChange(params, change) }),
    resetLink: { to: pathname + withoutFilter(params) },
    replace: (change) => void navigate(pathname + withChange(params, change), { replace: true }),
  };
}
