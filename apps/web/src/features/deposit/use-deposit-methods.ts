import { useListDepositMethods } from '@croupier/sdk/hooks';
import type { ListDepositMethodsResponse, MemberInfo } from '@croupier/sdk/types';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';

/** Deposit methods of a currency and available bonuses. */
export function useDepositMethods(
  currency: MemberInfo['currency'],
): UseQueryResult<ListDepositMethodsResponse['value']> {
  // Keeps the form mounted while a language change loads the methods again.
  const placeholderData = keepPreviousData;
  return useListDepositMethods({ currency, language: usePlatformLanguage() }, { placeholderData });
}
