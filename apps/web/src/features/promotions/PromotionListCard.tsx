import type { Promotion } from '@croupier/sdk/types';
import { PromotionCard } from '@croupier/ui/rewards/PromotionCard';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { promotionAddress } from '../../shared/offers/promotion-address.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { promotionAction } from './promotion-action.ts';
import { isOver } from './promotion-end.ts';
import { promotionStatuses } from './promotion-status.ts';

/** A promotion of the list: what it gives, its state for the member or its end, and what its page offers. */
export function PromotionListCard({ promotion }: { readonly promotion: Promotion }): ReactNode {
  const { t, i18n } = useTranslation('promotions');
  const timeText = useTimeText();
  const [now] = useState(() => Date.now());
  const { title, summary, bannerUrl, endAt, action, status } = promotion;
  const isEnded = isOver(promotion, now);
  const isPlaying = status === 'JOINED' && action === 'JOIN';
  const canTakePart = !isEnded && (status === undefined || (status === 'JOINED' && action === 'RAFFLE'));
  const verb = canTakePart ? promotionAction(action) : undefined;
  return (
    <PromotionCard
      headingLevel={2}
      title={title}
      text={summary}
      image={bannerUrl}
      ended={isEnded && status !== 'ISSUED'}
      {...(status !== undefined && {
        status: { tone: promotionStatuses.toneOf(status), label: i18n.t(promotionStatuses.textOf(status)) },
      })}
      deadline={endAt === undefined ? t('noEnd') : t(isEnded ? 'endedAt' : 'until', { time: timeText(endAt) })}
      action={t(status === 'ISSUED' ? 'action.collect' : isPlaying ? 'action.progress' : `action.${verb ?? 'see'}`)}
      linkComponent={Link}
      linkProps={{ to: promotionAddress(promotion) }}
    />
  );
}
