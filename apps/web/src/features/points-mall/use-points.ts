import { queryKeyOf, useGetPointBalance } from '@croupier/sdk/hooks';
import type { QueryClient } from '@tanstack/react-query';

import { useQueryFailure } from '../../session/use-query-failure.ts';
import { useSession } from '../../session/use-session.ts';
import type { FailedStateProps } from '../../shared/page/FailedState.tsx';

const READS = [
  'getPointBalance',
  'listPointRewards',
  'getPointGoods',
  'listPointHistory',
  'listPointRedemptions',
] as const;

/** Reads points, goods and their history again: after each answer of a call that spends points. */
export function refreshPoints(queryClient: QueryClient): void {
  for (const read of READS) void queryClient.invalidateQueries({ queryKey: queryKeyOf(read) });
}

/** Why something did not load, and how to try again. */
type LoadFailure = Omit<FailedStateProps, 'title'>;

/** Who looks at the mall, and the points of a member. */
export type PointsVisitor =
  | { readonly kind: 'loading' | 'guest' | 'trial' }
  /** It is unknown who looks at the mall: the session did not load. */
  | { readonly kind: 'failed'; readonly failure: LoadFailure }
  | {
      readonly kind: 'member';
      readonly memberId: string;
      /** An integer string; undefined while it is unknown. */
      readonly points: string | undefined;
      /** Why the points are unknown; undefined while they load. */
      readonly failure: LoadFailure | undefined;
    };

/** The visitor with the points; a trial account has none. */
export function usePointsVisitor(): PointsVisitor {
  const session = useSession();
  const isMember = session.state === 'member' && !session.isTrial;
  const query = useGetPointBalance({ enabled: isMember, staleTime: 0 });
  const { data, refetch, isFetching } = query;
  const error = useQueryFailure(query, data !== undefined);
  if (session.state === 'loading' || session.state === 'guest') return { kind: session.state };
  if (session.state === 'failed') {
    const { error: sessionError, retry, isRetrying } = session;
    return { kind: 'failed', failure: { error: sessionError, onRetry: retry, isRetrying } };
  }
  if (session.isTrial) return { kind: 'trial' };
  const failure = error === null ? undefined : { error, onRetry: () => void refetch(), isRetrying: isFetching };
  return { kind: 'member', memberId: session.member.id, points: data?.points, failure };
}
