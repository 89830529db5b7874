import { getMemberInfoOptions } from '@croupier/sdk/query';
import type { ApiError } from '@croupier/sdk/errors';
import type { MemberInfo } from '@croupier/sdk/types';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { getToken, subscribeToSession } from './session-store.ts';

/** Who is using the page. */
export type Session =
  | { readonly state: 'guest' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | { readonly state: 'member'; readonly member: MemberInfo };

export function useSession(): Session {
  const token = useSyncExternalStore(subscribeToSession, getToken);
  const { data, error, refetch } = useQuery({ ...getMemberInfoOptions(), enabled: token !== undefined });
  if (token === undefined) return { state: 'guest' };
  if (data !== undefined) return { state: 'member', member: data.value };
  if (error !== null) return { state: 'failed', error, retry: () => void refetch() };
  return { state: 'loading' };
}
