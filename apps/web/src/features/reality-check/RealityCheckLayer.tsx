import { Suspense, type ReactNode } from 'react';

import type { MemberSession } from '../../session/use-session.ts';
import { useGamingSession } from '../../shared/gaming-session/use-gaming-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';

const RealityCheck = lazyComponent(async () => (await import('./RealityCheck.tsx')).RealityCheck);

export interface RealityCheckLayerProps {
  readonly session: MemberSession;
}

/** Watches the gaming session on a page where a member plays, and covers the page while a reality check is due. */
export function RealityCheckLayer({ session: { member, isExpired } }: RealityCheckLayerProps): ReactNode {
  const { session } = useGamingSession(!isExpired);
  if (session?.checkDue !== true) return null;
  return (
    <Suspense>
      <RealityCheck session={session} memberId={member.id} />
    </Suspense>
  );
}
