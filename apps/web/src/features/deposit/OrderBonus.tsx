import { formatMoney } from '@croupier/sdk/rules';
import type { DepositOrder } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Voucher } from '@croupier/ui/rewards/Voucher';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { dateFormat } from '../../shared/intl-formats.ts';

export interface OrderBonusProps {
  /** A completed order. */
  readonly order: DepositOrder;
}

/** What was credited for the bonus that was chosen, and what must be played for it; or that it was not credited. */
export function OrderBonus({ order }: OrderBonusProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const { brand } = useSite();
  const { data } = useQuery(announcementsQuery(usePlatformLanguage()));
  const { bonus, promotionId, currency, amount, paidAmount = amount } = order;
  if (promotionId === undefined) return null;
  if (bonus === undefined) {
    return (
      <InlineAlert tone="warning" live="polite" title={t('orderBonus.missing')}>
        {t('orderBonus.missingText')}
      </InlineAlert>
    );
  }
  const money = (text: string): string => formatMoney(text, currency, i18n.language, { length: 'short' });
  const day = dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: brand.timeZone });
  const time = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.timeZone });
  const { required, expiresAt, maxStake } = bonus;
  // The order has it in the language of the account.
  const title = data?.promotion.find((promotion) => promotion.promotionId === promotionId)?.title ?? bonus.title;
  const isFree = !/[1-9]/.test(required);
  const toPlay =
    expiresAt === undefined
      ? t('orderBonus.toPlay', { required: money(required) })
      : t('orderBonus.toPlayBy', { required: money(required), date: day.format(new Date(expiresAt)) });
  return (
    <Voucher
      title={title}
      amount={money(bonus.amount)}
      unit={t('orderBonus.unit')}
      state={isFree ? 'available' : 'active'}
      status={isFree ? t('orderBonus.free') : t('orderBonus.active')}
      condition={
        <>
          <strong>
            {t('orderBonus.sum', { paid: money(paidAmount), bonus: money(bonus.amount) })}
            {!isFree && `, ${toPlay}`}
          </strong>
          {maxStake !== undefined && !isFree && <div>{t('orderBonus.maxStake', { max: money(maxStake) })}</div>}
        </>
      }
      {...(expiresAt !== undefined && { deadline: t('orderBonus.until', { time: time.format(new Date(expiresAt)) }) })}
    />
  );
}
