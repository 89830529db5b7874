import { getMemberInfoQuery, operationIdOf } from '@croupier/sdk/hooks';
import type { LoginResult } from '@croupier/sdk/types';
import type { Query, QueryClient } from '@tanstack/react-query';

import {
  getSessionStage,
  requestAfterLogin,
  startFirstSession,
  startSession,
  type RequiredPasswordChange,
} from './session-store.ts';

/** Queries that `startMemberSession` keeps; the site configuration is the same for everyone. */
const KEPT_QUERIES: ReadonlySet<string | undefined> = new Set(['getMemberInfo', 'getSiteConfiguration']);

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
  const memberKey = getMemberInfoQuery().queryKey;
  const previousMember = queryClient.getQueryData(memberKey)?.value;
  const isSameMember = previousMember === undefined || previousMember.id === user.id;
  const isRefetched = ({ queryKey }: Query): boolean => !KEPT_QUERIES.has(operationIdOf(queryKey));
  // After an expired session the member goes on where they were. A token that was refused before the member was known leaves nothing to go on with.
  if (getSessionStage() !== 'expired' || previousMember?.id !== user.id) requestAfterLogin();
  queryClient.setQueryData(memberKey, { success: true as const, traceId: '', value: user });
  startSession(token, passwordChange);
  // Another account's data is also removed from what the page shows now.
  if (isSameMember) void queryClient.invalidateQueries({ predicate: isRefetched });
  else void queryClient.resetQueries({ predicate: isRefetched });
  return { isSameMember, isPasswordDue: passwordChange !== undefined };
}

/** Starts the first session of a new account and refetches everything [REG-13]. */
export function startNewMemberSession(queryClient: QueryClient, token: string): void {
  startFirstSession(token);
  void queryClient.resetQueries({ predicate: ({ queryKey }) => operationIdOf(queryKey) !== 'getSiteConfiguration' });
}
