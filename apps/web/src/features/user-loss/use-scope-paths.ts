import { useLocation, useSearchParams } from 'react-router-dom';

import { paramsWith } from './loss-request.ts';

/** URL of the page with the accounts below one of the team, or with the whole team. */
export function useScopePaths(): (parentAccount: string | undefined) => string {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (parentAccount) => {
    const search = paramsWith(params, { parentAccount }).toString();
    return search === '' ? pathname : `${pathname}?${search}`;
  };
}
