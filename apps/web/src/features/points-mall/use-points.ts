import { queryKeyOf, useGetPointBalance } from '@croupier/sdk/hooks';
import type { QueryClient } from '@tanstack/react-query';

import { useSession } from '../../session/use-session.ts';

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

/** Who looks at the mall, and the points of a member. */
export type PointsVisitor =
  | { readonly kind: 'loading' | 'guest' | 'trial' }
  /** `points` is an integer string; undefined while it is unknown. */
  | { readonly kind: 'member'; readonly memberId: string; readonly points: string | undefined };

/** The visitor with the points; a trial account has none. */
export function usePointsVisitor(): PointsVisitor {
  const session = useSession();
  const isMember = session.state === 'member' && !session.isTrial;
  const { data } = useGetPointBalance({ enabled: isMember, staleTime: 0 });
  if (session.state === 'loading') return { kind: 'loading' };
  if (session.state !== 'member') return { kind: 'guest' };
  if (session.isTrial) return { kind: 'trial' };
  return { kind: 'member', memberId: session.member.id, points: data?.points };
}
