import { Suspense, type ReactNode } from 'react';

import type { Session } from '../../session/use-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { Notices } from '../notices/Notices.tsx';

const VisitPopups = lazyComponent(async () => (await import('./VisitPopups.tsx')).VisitPopups);
const LiveEvents = lazyComponent(async () => (await import('../live-events/LiveEvents.tsx')).LiveEvents);
const TrialGate = lazyComponent(async () => (await import('./TrialGate.tsx')).TrialGate);
const RealityCheckLayer = lazyComponent(
  async () => (await import('../../features/reality-check/RealityCheckLayer.tsx')).RealityCheckLayer,
);
const MemberData = lazyComponent(async () => (await import('./MemberData.tsx')).MemberData);

export interface LatePartsProps {
  readonly session: Session;
  /** Popups of a visit may open. */
  readonly showsPopups: boolean;
  /** The page is one where a member plays. */
  readonly isPlayPage: boolean;
}

/** What can wait until the browser is idle. Each part appears as soon as its code is there. */
export function LateParts({ session, showsPopups, isPlayPage }: LatePartsProps): ReactNode {
  const isMember = session.state === 'member';
  return (
    <>
      <Suspense>{showsPopups && <VisitPopups session={session} />}</Suspense>
      <Suspense>{isMember && <MemberData session={session} />}</Suspense>
      <Suspense>{isMember && <LiveEvents />}</Suspense>
      <Suspense>{isMember && !session.isTrial && isPlayPage && <RealityCheckLayer session={session} />}</Suspense>
      <Suspense>{isMember && session.isTrial && <TrialGate />}</Suspense>
      <Notices />
    </>
  );
}
