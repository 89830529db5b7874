import { getMemberInfoQueryKey, getSiteConfigurationQueryKey } from '@croupier/sdk/query';
import type { LoginResult, MemberInfo } from '@croupier/sdk/types';
import { hashKey, type QueryClient } from '@tanstack/react-query';

import { startSession } from './session-store.ts';

const MEMBER_KEY = getMemberInfoQueryKey();
const KEPT_HASHES: ReadonlySet<string> = new Set(
  [MEMBER_KEY, getSiteConfigurationQueryKey({ query: { device: 'WEB' } })].map(hashKey),
);

/**
 * Opens the session that a login has given, and asks anew for everything that may look different now [LOBBY-19]
 * [ANN-13]. Returns whether the page in front of the visitor is still theirs: it is not when it was left by another
 * account, whose answers are dropped.
 */
export function enterSession(queryClient: QueryClient, { token, user }: LoginResult): { isSameVisitor: boolean } {
  const before = queryClient.getQueryData<{ value: MemberInfo }>(MEMBER_KEY)?.value;
  const isSameVisitor = before === undefined || before.id === user.id;
  const isOther = ({ queryHash }: { queryHash: string }): boolean => !KEPT_HASHES.has(queryHash);
  if (!isSameVisitor) queryClient.removeQueries({ predicate: isOther });
  queryClient.setQueryData(MEMBER_KEY, { success: true as const, value: user });
  startSession(token);
  void queryClient.invalidateQueries({ predicate: isOther });
  return { isSameVisitor };
}
