import { calendarDay } from '@croupier/sdk/rules';
import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';

import { useSite } from '../../config/site-context.ts';
import { AnnouncementPopup, isMuted } from '../../features/announcements/AnnouncementPopup.tsx';
import { closeAfterLogin, isAfterLoginDue, subscribeToSession } from '../../session/session-store.ts';
import type { Session } from '../../session/use-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';

const AfterLoginPopup = lazyComponent(
  async () => (await import('../../features/after-login/AfterLoginPopup.tsx')).AfterLoginPopup,
);

export interface VisitPopupsProps {
  readonly session: Session;
}

/** What opens by itself at home, one after the other: the popup after a login, then the announcements. */
export function VisitPopups({ session }: VisitPopupsProps): ReactNode {
  const { brand } = useSite();
  const [today] = useState(() => calendarDay(new Date(), brand.timeZone));
  const isDue = useSyncExternalStore(subscribeToSession, isAfterLoginDue);
  if (session.state === 'member' && !session.isTrial && isDue && !isMuted(today)) {
    return (
      <Suspense>
        <AfterLoginPopup member={session.member} onClose={closeAfterLogin} />
      </Suspense>
    );
  }
  return <AnnouncementPopup session={session} />;
}
