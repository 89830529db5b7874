import {
  getMemberInfoQuery,
  getSiteConfigurationQuery,
  listMerchantWalletsQuery,
  operationIdOf,
} from '@croupier/sdk/hooks';
import type { MemberInfo } from '@croupier/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

import { getToken } from '../session/session-store.ts';
import { storeVendors } from './stored-vendors.ts';

/**
 * Keeps parts of the platform's answers in the browser, under keys that the platform gives (decisions 76 to 78): the
 * member, the merchant and the vendors, those that came before this call too.
 */
export function storeAnswers(queryClient: QueryClient): void {
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
    listGameVendors: () => storeVendors(queryClient),
  };
  const store = (operationId: string | undefined): void => {
    try {
      stores[operationId ?? '']?.();
    } catch {
      // A full storage: the site works without these copies.
    }
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') store(operationIdOf(event.query.queryKey));
  });
  for (const operationId of Object.keys(stores)) store(operationId);
}

function storeMember(member: MemberInfo | undefined): void {
  if (member === undefined || getToken() === undefined) return;
  const { account, nickname = '', userName = account, id, isAgent } = member;
  const entries = { account, nickname, username: userName, customerId: id, isAgent: String(isAgent), validate: '1' };
  for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
}
