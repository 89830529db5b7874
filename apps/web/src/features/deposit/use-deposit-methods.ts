import { listDepositMethodsOptions } from '@croupier/sdk/query';
import type { ListDepositMethodsResponse, MemberInfo } from '@croupier/sdk/types';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';

/** Deposit methods of a currency and available bonuses. */
export function useDepositMethods(
  currency: MemberInfo['currency'],
): UseQueryResult<ListDepositMethodsResponse['value']> {
  return useQuery({
    ...listDepositMethodsOptions({ query: { currency, language: usePlatformLanguage() } }),
    // Keeps the form mounted while a language change loads the methods again.
    placeholderData: keepPreviousData,
    select: ({ value }) => value,
  });
}
