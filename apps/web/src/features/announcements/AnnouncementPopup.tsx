import { calendarDay } from '@croupier/sdk/rules';
import type { PopupItem, Promotion } from '@croupier/sdk/types';
import { AnnouncementDialog, type Announcement } from '@croupier/ui/pages/AnnouncementDialog';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { LazyImage } from '@croupier/ui/display/LazyImage';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { isNewAccount } from '../../session/session-store.ts';
import type { Session } from '../../session/use-session.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { isOffer, type Offer } from '../../shared/offers/offers.ts';
import { rescueFocusOfPage } from '../../shared/page/FocusOnArrival.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { paths } from '../../shared/paths.ts';
import { markAnnouncementsRead, useIsUnread } from '../../shared/read-announcements.ts';
import { useCalmMoment } from './use-calm-moment.ts';

const OfferVoucher = lazyComponent(async () => (await import('../../shared/offers/OfferVoucher.tsx')).OfferVoucher);

/** Intrinsic size of the pictures of promotions in px. */
const PICTURE_SIZE = { width: 1000, height: 420 } as const;

/** Storage keys given by the platform [ANN-09]. */
const popupKey = (isMember: boolean): string => (isMember ? 'USER_POPUP' : 'ANONYMOUS_POPUP');
const CLOSED = 'closed';

/** Storage key of the last day for which "do not show today" was chosen, as YYYY-MM-DD. */
const MUTED_KEY = 'announcements-quiet';

/** Announcements by `execution`: A for members, F for their first login, B for guests [ANN-11] [ANN-12]. */
export function popupsFor(
  items: readonly PopupItem[],
  { isMember, isFirstLogin }: { readonly isMember: boolean; readonly isFirstLogin: boolean },
): readonly PopupItem[] {
  const itemsOf = (value: PopupItem['execution']): readonly PopupItem[] =>
    items.filter(({ execution }) => execution === value);
  if (!isMember) return itemsOf('B');
  // Announcements for new members come first.
  return [...(isFirstLogin ? itemsOf('F') : []), ...itemsOf('A')];
}

/** True when the visitor wants no popups today. */
export function isMuted(today: string): boolean {
  return (localStorage.getItem(MUTED_KEY) ?? '') >= today;
}

/** True when the popup was closed in this session [ANN-08] or is muted for today. */
export function isHidden(isMember: boolean, today: string): boolean {
  return sessionStorage.getItem(popupKey(isMember)) === CLOSED || isMuted(today);
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
  const [today] = useState(() => calendarDay(new Date(), brand.timeZone));
  const isMember = session.state === 'member';
  const [closedFor, setClosedFor] = useState<boolean>();
  // A registration also logs in, without `firstTimeLogin`.
  const isFirstLogin = session.state === 'member' && (session.member.firstTimeLogin || isNewAccount());
  const popups = popupsFor(data?.popup ?? [], { isMember, isFirstLogin });
  const isUnread = useIsUnread();
  const isDue = popups.length > 0 && closedFor !== isMember && !isHidden(isMember, today);
  if (!useCalmMoment(isDue)) return null;
  const close = ({ quietToday }: { quietToday: boolean }): void => {
    markClosed(isMember);
    if (quietToday) muteForToday(today);
    setClosedFor(isMember);
    // The popup opened by itself, so no element gets the focus back.
    setTimeout(rescueFocusOfPage);
  };
  return (
    <AnnouncementDialog
      open
      onClose={close}
      items={popups.map(({ id, title, content, promotionType }) => ({
        id,
        title,
        html: content,
        unread: isUnread(id),
        ...(promotionType !== undefined &&
          partsOf(
            data?.promotion.find((promotion) => promotion.promotionType === promotionType),
            () => close({ quietToday: false }),
          )),
      }))}
      onRead={(id) => markAnnouncementsRead([id])}
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

/** Picture and ways on of an announcement that is about a promotion. */
function partsOf(promotion: Promotion | undefined, onLeave: () => void): Pick<Announcement, 'media' | 'action'> {
  const picture = promotion?.bannerUrl;
  return {
    ...(picture !== undefined && { media: <LazyImage src={picture} alt="" {...PICTURE_SIZE} eager /> }),
    action: isOffer(promotion) ? (
      <SectionStack>
        <OfferOnDemand offer={promotion} onLeave={onLeave} />
        <ToPromotion onLeave={onLeave} />
      </SectionStack>
    ) : (
      <ToPromotion isMain onLeave={onLeave} />
    ),
  };
}

interface OfferOnDemandProps {
  readonly offer: Offer;
  readonly onLeave: () => void;
}

/** The voucher of an offer once it is asked for: a first visit loads none of its code. */
function OfferOnDemand({ offer, onLeave }: OfferOnDemandProps): ReactNode {
  const { t } = useTranslation('announcements');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) {
    return (
      <Suspense>
        <OfferVoucher offer={offer} onLeave={onLeave} />
      </Suspense>
    );
  }
  return (
    <Button variant="action" onClick={() => setIsOpen(true)}>
      {t('seeOffer')}
    </Button>
  );
}

interface ToPromotionProps {
  /** True when it is the only way on. */
  readonly isMain?: boolean;
  readonly onLeave: () => void;
}

/** Leads to the reward center [ANN-04]. */
function ToPromotion({ isMain = false, onLeave }: ToPromotionProps): ReactNode {
  const { t } = useTranslation('announcements');
  return (
    <LinkButton component={Link} to={paths.rewards} variant={isMain ? 'action' : 'link'} onClick={onLeave}>
      {t('toPromotion')}
    </LinkButton>
  );
}
