import { AnnouncementDialog } from '@croupier/ui/AnnouncementDialog';
import { EmptyState } from '@croupier/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PopupItem } from '@croupier/sdk/types';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { isNewAccount } from '../../session/session-store.ts';
import type { Session } from '../../session/use-session.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { rescueFocusOfPage } from '../../shared/page/FocusOnArrival.tsx';

/** Storage keys given by the platform, for members and guests [ANN-09]. */
const popupKey = (isMember: boolean): string => (isMember ? 'USER_POPUP' : 'ANONYMOUS_POPUP');
const CLOSED = 'closed';

/** Last day of "do not show today", as YYYY-MM-DD. */
const MUTED_KEY = 'announcements-quiet';

/** Calendar day of an instant, as YYYY-MM-DD. */
export function dayOf(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

/** Announcements by visitor: members A, at their first login also F; guests B [ANN-11] [ANN-12]. */
export function popupsFor(
  items: readonly PopupItem[],
  { isMember, isFirst }: { readonly isMember: boolean; readonly isFirst: boolean },
): readonly PopupItem[] {
  const of = (kind: PopupItem['execution']): readonly PopupItem[] =>
    items.filter(({ execution }) => execution === kind);
  if (!isMember) return of('B');
  // The first steps of a new member come before what is new for everybody.
  return [...(isFirst ? of('F') : []), ...of('A')];
}

/** True when the popup was closed in this session [ANN-08] or muted for today. */
export function isMutedToday(isMember: boolean, today: string): boolean {
  return sessionStorage.getItem(popupKey(isMember)) === CLOSED || (localStorage.getItem(MUTED_KEY) ?? '') >= today;
}

export function markClosed(isMember: boolean): void {
  sessionStorage.setItem(popupKey(isMember), CLOSED);
}

export function muteForToday(today: string): void {
  localStorage.setItem(MUTED_KEY, today);
}

export interface AnnouncementPopupProps {
  readonly session: Session;
}

/** Announcements, shown once a session [ANN-02] [ANN-03] [ANN-08]. */
export function AnnouncementPopup({ session }: AnnouncementPopupProps): ReactNode {
  const { t } = useTranslation('announcements');
  const { brand } = useSite();
  const navigate = useNavigate();
  const { data } = useQuery(announcementsQuery(usePlatformLanguage()));
  const [today] = useState(() => dayOf(Date.now(), brand.timeZone));
  const isMember = session.state === 'member';
  const [closedFor, setClosedFor] = useState<boolean>();
  // An account is logged in as soon as it is opened: that is its first login too.
  const isFirst = session.state === 'member' && (session.member.firstTimeLogin || isNewAccount());
  const popups = popupsFor(data?.popup ?? [], { isMember, isFirst });
  if (popups.length === 0 || closedFor === isMember || isMutedToday(isMember, today)) return null;
  const close = ({ quietToday }: { quietToday: boolean }): void => {
    markClosed(isMember);
    if (quietToday) muteForToday(today);
    setClosedFor(isMember);
    // Nothing had the focus before the popup that it could go back to.
    setTimeout(rescueFocusOfPage);
  };
  return (
    <AnnouncementDialog
      open
      onClose={close}
      items={popups.map(({ title, content }, place) => ({ id: String(place), title, html: content }))}
      empty={<EmptyState icon="bell" title={t('empty')} />}
      failed={t('failed')}
      onNavigate={(path) => {
        close({ quietToday: false });
        void navigate(path);
      }}
      texts={{
        title: t('title'),
        close: t('close'),
        list: t('list'),
        unread: t('unread'),
        pages: t('pages'),
        previousPage: t('previousPage'),
        nextPage: t('nextPage'),
        pageOf: (page, pages) => t('pageOf', { page, pages }),
        quietToday: t('quietToday'),
        loading: t('loading'),
      }}
    />
  );
}
