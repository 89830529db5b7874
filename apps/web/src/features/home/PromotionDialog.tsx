import type { Promotion } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { LazyImage } from '@croupier/ui/display/LazyImage';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import { Dialog } from '@croupier/ui/feedback/Dialog';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { isOffer } from '../../shared/offers/offers.ts';
import { OfferVoucher } from '../../shared/offers/OfferVoucher.tsx';
import { promotionPath } from '../../shared/paths.ts';
import { BANNER_SIZE } from './banner-slides.ts';
import { useDayFormat } from './use-day-format.ts';

export interface PromotionDialogProps {
  readonly promotion: Promotion;
  readonly onClose: () => void;
}

/** Dialog with a promotion: its picture, what it costs as a voucher, its whole text, and the way to its page. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps): ReactNode {
  const { t } = useTranslation('home');
  const { t: siteText } = useTranslation();
  const navigate = useNavigate();
  const day = useDayFormat();
  const { title, content, endAt, bannerUrl } = promotion;
  const hasVoucher = isOffer(promotion);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(endAt !== undefined && !hasVoucher && { text: t('banner.until', { date: day.format(new Date(endAt)) }) })}
      closeLabel={siteText('close')}
      width="md"
    >
      <PanelStack>
        {bannerUrl !== undefined && <LazyImage src={bannerUrl} alt="" {...BANNER_SIZE} eager />}
        {hasVoucher && <OfferVoucher offer={promotion} onLeave={onClose} />}
        <SafeHtml html={content} failed={t('notices.failed')} onNavigate={(path) => void navigate(path)} />
        <LinkButton component={Link} to={promotionPath(promotion.promotionId)}>
          {t('banner.toPromotion')}
        </LinkButton>
      </PanelStack>
    </Dialog>
  );
}
