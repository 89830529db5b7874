import { getMemberInfoQueryKey, getSiteConfigurationQueryKey } from '@croupier/sdk/query';
import type { LoginResult, MemberInfo } from '@croupier/sdk/types';
import { hashKey, type QueryClient } from '@tanstack/react-query';

import { startFirstSession, startSession, type RequiredPasswordChange } from './session-store.ts';

// Not a module constant: query keys contain the API's URL, which is configured after this module loads.
const siteConfigurationHash = (): string => hashKey(getSiteConfigurationQueryKey({ query: { device: 'WEB' } }));

export interface LoginOutcome {
  /** False when the cached data belongs to another account. */
  readonly isSameMember: boolean;
  /** The password must be changed first. */
  readonly isPasswordDue: boolean;
}

/**
 * Starts the session of a login and refetches what may differ now [LOBBY-19] [ANN-13]. Removes data of another account.
 */
export function startMemberSession(
  queryClient: QueryClient,
  { token, user }: Pick<LoginResult, 'token' | 'user'>,
  passwordChange?: RequiredPasswordChange,
): LoginOutcome {
  const memberKey = getMemberInfoQueryKey();
  const keptHashes = new Set([hashKey(memberKey), siteConfigurationHash()]);
  const previousMember = queryClient.getQueryData<{ value: MemberInfo }>(memberKey)?.value;
  const isSameMember = previousMember === undefined || previousMember.id === user.id;
  const isRefetched = ({ queryHash }: { queryHash: string }): boolean => !keptHashes.has(queryHash);
  if (!isSameMember) queryClient.removeQueries({ predicate: isRefetched });
  queryClient.setQueryData(memberKey, { success: true as const, value: user });
  startSession(token, passwordChange);
  void queryClient.invalidateQueries({ predicate: isRefetched });
  return { isSameMember, isPasswordDue: passwordChange !== undefined };
}

/** Starts the first session of a new account and refetches everything [REG-13]. */
export function startNewMemberSession(queryClient: QueryClient, token: string): void {
  startFirstSession(token);
  void queryClient.resetQueries({ predicate: ({ queryHash }) => queryHash !== siteConfigurationHash() });
}
