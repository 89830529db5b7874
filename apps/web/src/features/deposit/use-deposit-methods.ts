import { listDepositMethodsOptions } from '@croupier/sdk/query';
import type { ListDepositMethodsResponse, MemberInfo } from '@croupier/sdk/types';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';

/** The ways to pay in a currency, and the bonuses that can be taken. */
export function useDepositMethods(
  currency: MemberInfo['currency'],
): UseQueryResult<ListDepositMethodsResponse['value']> {
  return useQuery({
    ...listDepositMethodsOptions({ query: { currency, language: usePlatformLanguage() } }),
    // Another language renames the ways to pay; the form with what was typed stands.
    placeholderData: keepPreviousData,
    select: ({ value }) => value,
  });
}
