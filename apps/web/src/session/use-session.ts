import { useGetMemberInfo } from '@croupier/sdk/hooks';
import { roleOfType } from '@croupier/sdk/rules';
import type { Role } from '@croupier/sdk/operations';
import type { MemberInfo } from '@croupier/sdk/types';
import { useSyncExternalStore } from 'react';

import { useQueryFailure } from './use-query-failure.ts';
import {
  getRequiredPasswordChange,
  getSessionStage,
  subscribeToSession,
  type PasswordChangeReason,
} from './session-store.ts';

/** The current visitor. */
export type Session =
  | { readonly state: 'guest' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void; readonly isRetrying: boolean }
  | MemberSession;

export interface MemberSession {
  readonly state: 'member';
  readonly member: MemberInfo;
  readonly role: Role;
  /** Free play: play money only, without a member account [ROLE-08]. */
  readonly isTrial: boolean;
  /** True when the platform ended the session; the page stays until the visitor logs in again. */
  readonly isExpired: boolean;
  /** Reason why the password must be changed first [PWD-04]. */
  readonly passwordDue: PasswordChangeReason | undefined;
}

export function useSession(): Session {
  const stage = useSyncExternalStore(subscribeToSession, getSessionStage);
  const passwordDue = useSyncExternalStore(subscribeToSession, getRequiredPasswordChange);
  const query = useGetMemberInfo({ enabled: stage === 'open' });
  const { data: member, refetch, isFetching } = query;
  const failure = useQueryFailure(query, member !== undefined);
  if (stage === 'none') return { state: 'guest' };
  if (member !== undefined) {
    // Back-office accounts cannot log in.
    const role = roleOfType(member.type) ?? 'member';
    return { state: 'member', member, role, isTrial: role === 'trial', isExpired: stage === 'expired', passwordDue };
  }
  if (stage === 'expired') return { state: 'guest' };
  if (failure !== null) {
    return { state: 'failed', error: failure, retry: () => void refetch(), isRetrying: isFetching };
  }
  return { state: 'loading' };
}
