import { listGameVendorsQuery } from '@croupier/sdk/hooks';
import type { ListGameVendorsResponse } from '@croupier/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

const VENDORS_KEY = 'gameVendor';

interface StoredVendors {
  /** Time of the answer in ms. */
  readonly at: number;
  readonly answer: ListGameVendorsResponse;
}

/** Shows the vendors that the tab has stored, as old as they are, until they are asked for again [STORE-04]. */
export function restoreVendors(queryClient: QueryClient): void {
  try {
    // Written only by `storeVendors`.
    const { at, answer } = JSON.parse(sessionStorage.getItem(VENDORS_KEY) ?? '') as StoredVendors;
    if (Array.isArray(answer.value.lanes) && Array.isArray(answer.value.sortedVendors)) {
      queryClient.setQueryData(listGameVendorsQuery({}).queryKey, answer, { updatedAt: at });
    }
  } catch {
    // Nothing is stored, or by another version.
  }
}

/** Stores the vendors in the tab. */
export function storeVendors(queryClient: QueryClient): void {
  const state = queryClient.getQueryState(listGameVendorsQuery({}).queryKey);
  if (state?.data === undefined) return;
  const stored: StoredVendors = { at: state.dataUpdatedAt, answer: state.data };
  sessionStorage.setItem(VENDORS_KEY, JSON.stringify(stored));
}
