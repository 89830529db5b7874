import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { readFilter, withChange, withoutFilter, type LobbyFilter } from './lobby-filter.ts';

export interface LobbyFilterState {
  readonly filter: LobbyFilter;
  /** Link that changes the filter with a new history entry. */
  readonly linkTo: (change: Partial<LobbyFilter>) => { readonly to: string };
  /** Link without filters. */
  readonly resetLink: { readonly to: string };
  /** Changes the filter without a new history entry. */
  readonly replace: (change: Partial<LobbyFilter>) => void;
}

/** The filter of a lobby, stored in the URL. */
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
