import { calendarDay } from '@croupier/sdk/rules';
import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';

import { useSite } from '../../config/site-context.ts';
import { AnnouncementPopup, isMuted } from '../../features/announcements/AnnouncementPopup.tsx';
import { closeWelcome, isWelcomeDue } from '../../features/after-login/welcome-due.ts';
import { useReviewDue } from '../../features/limits/use-review-due.ts';
import { closeAfterLogin, isAfterLoginDue, subscribeToSession } from '../../session/session-store.ts';
import type { Session } from '../../session/use-session.ts';
import { readKeptOffer } from '../../shared/offers/offers.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';

const AfterLoginPopup = lazyComponent(
  async () => (await import('../../features/after-login/AfterLoginPopup.tsx')).AfterLoginPopup,
);

const ReviewPopup = lazyComponent(async () => (await import('../../features/limits/ReviewPopup.tsx')).ReviewPopup);

const WelcomePopup = lazyComponent(
  async () => (await import('../../features/after-login/WelcomePopup.tsx')).WelcomePopup,
);

export interface VisitPopupsProps {
  readonly session: Session;
}

/**
 * What opens by itself at home, one after the other: the welcome of a new account, or the review of limits and
 * the popup after a login, then the announcements.
 */
export function VisitPopups({ session }: VisitPopupsProps): ReactNode {
  const { brand } = useSite();
  const [today] = useState(() => calendarDay(new Date(), brand.timeZone));
  const [isWelcomed, setIsWelcomed] = useState(false);
  const isDue = useSyncExternalStore(subscribeToSession, isAfterLoginDue);
  const isMember = session.state === 'member' && !session.isTrial;
  const review = useReviewDue(isMember && isDue);
  if (isMember && !isWelcomed && isWelcomeDue(isMuted(today))) {
    const close = (): void => {
      closeWelcome();
      setIsWelcomed(true);
    };
    return (
      <Suspense>
        <WelcomePopup member={session.member} onClose={close} />
      </Suspense>
    );
  }
  if (review.state === 'unknown') return null;
  if (review.state === 'due') {
    return (
      <Suspense>
        <ReviewPopup onClose={review.close} />
      </Suspense>
    );
  }
  if (isMember && isDue && (!isMuted(today) || readKeptOffer() !== undefined)) {
    return (
      <Suspense>
        <AfterLoginPopup member={session.member} onClose={closeAfterLogin} />
      </Suspense>
    );
  }
  return <AnnouncementPopup session={session} />;
}
