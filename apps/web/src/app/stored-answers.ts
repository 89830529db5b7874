import {
  getMemberInfoQuery,
  getSiteConfigurationQuery,
  listGameVendorsQuery,
  listMerchantWalletsQuery,
  operationIdOf,
} from '@croupier/sdk/hooks';
import type { ListGameVendorsResponse, MemberInfo } from '@croupier/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

import { getToken } from '../session/session-store.ts';

const VENDORS_KEY = 'gameVendor';

interface StoredVendors {
  /** Time of the answer in ms. */
  readonly at: number;
  readonly answer: ListGameVendorsResponse;
}

/**
 * Keeps parts of the platform's answers in the browser, under keys that the platform gives (decisions 76 to 78): the
 * member, the merchant and the vendors. A reload in the same tab shows the stored vendors without asking again.
 */
export function storeAnswers(queryClient: QueryClient): void {
  restoreVendors(queryClient);
  const stores: Partial<Record<string, () => void>> = {
    getMemberInfo: () => storeMember(queryClient.getQueryData(getMemberInfoQuery().queryKey)?.value),
    getSiteConfiguration: () => {
      const code = queryClient.getQueryData(getSiteConfigurationQuery().queryKey)?.value.brand.merchantCode;
      if (code === undefined) return;
      sessionStorage.setItem('merchant', code);
      sessionStorage.setItem('merchantCode', code);
      localStorage.setItem('merchantCode', code);
    },
    listMerchantWallets: () => {
      const wallets = queryClient.getQueryData(listMerchantWalletsQuery({ isSingle: false }).queryKey)?.value;
      if (wallets !== undefined) sessionStorage.setItem('merchantWallet', wallets.isSingle ? 'single' : 'separate');
    },
    listGameVendors: () => {
      const { data: answer, dataUpdatedAt: at } = queryClient.getQueryState(listGameVendorsQuery({}).queryKey) ?? {};
      if (answer !== undefined) sessionStorage.setItem(VENDORS_KEY, JSON.stringify({ at, answer }));
    },
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    try {
      stores[operationIdOf(event.query.queryKey) ?? '']?.();
    } catch {
      // A full storage: the site works without these copies.
    }
  });
}

function storeMember(member: MemberInfo | undefined): void {
  if (member === undefined || getToken() === undefined) return;
  const { account, nickname = '', userName = account, id, isAgent } = member;
  const entries = { account, nickname, username: userName, customerId: id, isAgent: String(isAgent), validate: '1' };
  for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
}

function restoreVendors(queryClient: QueryClient): void {
  try {
    // Written only by `storeAnswers`.
    const { at, answer } = JSON.parse(sessionStorage.getItem(VENDORS_KEY) ?? '') as StoredVendors;
    if (Array.isArray(answer.value.lanes) && Array.isArray(answer.value.sortedVendors)) {
      queryClient.setQueryData(listGameVendorsQuery({}).queryKey, answer, { updatedAt: at });
    }
  } catch {
    // Nothing is stored, or by another version.
  }
}
