import { useListBanners } from '@croupier/sdk/hooks';
import type { Banner, MemberInfo, Promotion } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LazyImage } from '@croupier/ui/display/LazyImage';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { Dialog } from '@croupier/ui/feedback/Dialog';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import { isOffer, readKeptOffer } from '../../shared/offers/offers.ts';
import { OfferVoucher } from '../../shared/offers/OfferVoucher.tsx';
import { rescueFocusOfPage } from '../../shared/page/FocusOnArrival.tsx';

/** Intrinsic size of banner images in px. */
const PICTURE_SIZE = { width: 1000, height: 420 } as const;

export interface AfterLoginPopupProps {
  readonly member: MemberInfo;
  readonly onClose: () => void;
}

/**
 * Greets a member after the login with the banner that the platform has for it, and the promotion that the banner is
 * about [MODAL-09] [LOGIN-23], or the offer that the visitor took before. Without a banner it closes at once.
 */
export function AfterLoginPopup({ member, onClose }: AfterLoginPopupProps): ReactNode {
  const language = usePlatformLanguage();
  const banners = useListBanners({ groupName: 'w_popup', language }, { staleTime: 300_000 });
  const announcements = useQuery(announcementsQuery(language));
  const banner = banners.data?.list[0];
  const promotions = announcements.data?.promotion ?? [];
  const [kept] = useState(readKeptOffer);
  const taken = promotions.find(({ promotionId }) => promotionId === kept?.promotionId);
  const promotion = taken ?? promotionOf(banner, promotions);
  const hasNothing = banners.isError || (banners.data !== undefined && banner === undefined);
  useEffect(() => {
    if (hasNothing) onClose();
  }, [hasNothing, onClose]);
  // Wait for the text, so that the popup does not grow while it is read.
  if (banner === undefined || announcements.isPending) return null;
  return <Greeting member={member} banner={banner} promotion={promotion} onClose={onClose} />;
}

/** The promotion that a banner is about; undefined for another target and for an unknown promotion. */
function promotionOf(banner: Banner | undefined, promotions: readonly Promotion[]): Promotion | undefined {
  return banner?.linkageType === 'PROMOTION'
    ? promotions.find(({ promotionId }) => promotionId === banner.target)
    : undefined;
}

interface GreetingProps extends AfterLoginPopupProps {
  readonly banner: Banner;
  readonly promotion: Promotion | undefined;
}

function Greeting({ member, banner, promotion, onClose }: GreetingProps): ReactNode {
  const { t, i18n } = useTranslation('afterLogin');
  const { t: siteText } = useTranslation();
  const { brand } = useSite();
  const navigate = useNavigate();
  const hasVoucher = isOffer(promotion);
  const close = (): void => {
    onClose();
    // The popup opened by itself, so no element gets the focus back.
    setTimeout(rescueFocusOfPage);
  };
  const day = dateFormat(i18n.language, { dateStyle: 'long', timeZone: brand.timeZone });
  return (
    <Dialog
      open
      onClose={close}
      title={t('title', { name: member.nickname ?? member.account })}
      {...(promotion !== undefined && { text: promotion.title })}
      closeLabel={siteText('close')}
      width="md"
      actions={
        <Button {...(!hasVoucher && { variant: 'action' })} onClick={close}>
          {t('close')}
        </Button>
      }
    >
      <PanelStack>
        <LazyImage src={promotion?.bannerUrl ?? banner.url} alt="" {...PICTURE_SIZE} eager />
        {hasVoucher && <OfferVoucher offer={promotion} takeLabel={t('welcome.deposit')} onLeave={onClose} />}
        {promotion !== undefined && (
          <SafeHtml
            html={promotion.content}
            failed={t('failed')}
            onNavigate={(path) => {
              onClose();
              void navigate(path);
            }}
          />
        )}
        {promotion?.endAt !== undefined && !hasVoucher && (
          <SmallPrint>{t('until', { date: day.format(new Date(promotion.endAt)) })}</SmallPrint>
        )}
      </PanelStack>
    </Dialog>
  );
}
