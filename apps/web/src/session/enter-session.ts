import { getMemberInfoQueryKey, getSiteConfigurationQueryKey } from '@croupier/sdk/query';
import type { LoginResult, MemberInfo } from '@croupier/sdk/types';
import { hashKey, type QueryClient } from '@tanstack/react-query';

import { startFirstSession, startSession, type PasswordDuty } from './session-store.ts';

// Keys name the API's address, which is not known yet when this file is loaded.
const siteHash = (): string => hashKey(getSiteConfigurationQueryKey({ query: { device: 'WEB' } }));

export interface Entered {
  /** The page in front of the visitor is still theirs; it is not when it was left by another account. */
  readonly isSameVisitor: boolean;
  /** The password has to be changed before the visitor goes on. */
  readonly isPasswordDue: boolean;
}

/**
 * Opens the session that a login has given, and asks anew for everything that may look different now [LOBBY-19]
 * [ANN-13]. The answers that another account has left are dropped.
 */
export function enterSession(
  queryClient: QueryClient,
  { token, user }: Pick<LoginResult, 'token' | 'user'>,
  duty?: PasswordDuty,
): Entered {
  const memberKey = getMemberInfoQueryKey();
  const kept = new Set([hashKey(memberKey), siteHash()]);
  const before = queryClient.getQueryData<{ value: MemberInfo }>(memberKey)?.value;
  const isSameVisitor = before === undefined || before.id === user.id;
  const isOther = ({ queryHash }: { queryHash: string }): boolean => !kept.has(queryHash);
  if (!isSameVisitor) queryClient.removeQueries({ predicate: isOther });
  queryClient.setQueryData(memberKey, { success: true as const, value: user });
  startSession(token, duty);
  void queryClient.invalidateQueries({ predicate: isOther });
  return { isSameVisitor, isPasswordDue: duty !== undefined };
}

/** Opens the first session of a new account: who it is, and everything else, is asked for anew [REG-13]. */
export function enterNewAccount(queryClient: QueryClient, token: string): void {
  startFirstSession(token);
  void queryClient.resetQueries({ predicate: ({ queryHash }) => queryHash !== siteHash() });
}
