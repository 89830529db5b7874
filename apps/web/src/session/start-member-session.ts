import { getMemberInfoQueryKey, getSiteConfigurationQueryKey } from '@croupier/sdk/query';
import type { LoginResult, MemberInfo } from '@croupier/sdk/types';
import { hashKey, type QueryClient } from '@tanstack/react-query';

import { startFirstSession, startSession, type RequiredPasswordChange } from './session-store.ts';

// Query keys contain the API's URL, which is not known when this module loads.
const memberHash = (): string => hashKey(getSiteConfigurationQueryKey({ query: { device: 'WEB' } }));

export interface LoginOutcome {
  /** False when the current page was left by another account. */
  readonly isSameMember: boolean;
  /** The password must be changed first. */
  readonly isPasswordDue: boolean;
}

/**
 * Opens the session of a login and refetches everything that may differ now [LOBBY-19] [ANN-13]. Data of another
 * account is dropped.
 */
export function startMemberSession(
  queryClient: QueryClient,
  { token, user }: Pick<LoginResult, 'token' | 'user'>,
  duty?: RequiredPasswordChange,
): LoginOutcome {
  const memberKey = getMemberInfoQueryKey();
  const kept = new Set([hashKey(memberKey), memberHash()]);
  const before = queryClient.getQueryData<{ value: MemberInfo }>(memberKey)?.value;
  const isSameMember = before === undefined || before.id === user.id;
  const isOther = ({ queryHash }: { queryHash: string }): boolean => !kept.has(queryHash);
  if (!isSameMember) queryClient.removeQueries({ predicate: isOther });
  queryClient.setQueryData(memberKey, { success: true as const, value: user });
  startSession(token, duty);
  void queryClient.invalidateQueries({ predicate: isOther });
  return { isSameMember, isPasswordDue: duty !== undefined };
}

/** Opens the first session of a new account and refetches everything [REG-13]. */
export function startNewMemberSession(queryClient: QueryClient, token: string): void {
  startFirstSession(token);
  void queryClient.resetQueries({ predicate: ({ queryHash }) => queryHash !== memberHash() });
}
