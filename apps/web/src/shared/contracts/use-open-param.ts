import { useLocation, useNavigate } from 'react-router-dom';

import type { EntryState } from '../entry-state.ts';

/** A sheet or a part of a page whose subject is in the URL. */
export interface OpenParam {
  /** Undefined while it is closed. */
  readonly value: string | undefined;
  /** URL of a link that opens it; `null` closes it, `also` changes other parameters. */
  readonly addressOf: (value: string | null, also?: Readonly<Record<string, string | null>>) => string;
  /** Keeps the place of the page, and replaces the history entry. */
  readonly close: () => void;
}

/** State of a link that opens something over the page. */
export const SAME_PLACE: EntryState = { keepsScroll: true };

/** Reads a parameter of the URL that opens something over the page; every other parameter stays. */
export function useOpenParam(name: string): OpenParam {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const addressOf: OpenParam['addressOf'] = (value, also = {}) => {
    const params = new URLSearchParams(search);
    for (const [key, text] of Object.entries({ ...also, [name]: value })) {
      if (text === null) params.delete(key);
      else params.set(key, text);
    }
    return params.size === 0 ? pathname : `${pathname}?${params.toString()}`;
  };
  return {
    value: new URLSearchParams(search).get(name) ?? undefined,
    addressOf,
    close: () => void navigate(addressOf(null), { replace: true, state: SAME_PLACE }),
  };
}
