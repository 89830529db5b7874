import { useListPromotionsPages } from '@croupier/sdk/hooks';
import { SummaryHeader } from '@croupier/ui/layout/SummaryHeader';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { promotionAddress } from '../../shared/offers/promotion-address.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { parametersOf } from './promotion-filter.ts';
import { firstToEnd } from './promotion-order.ts';
import { useIsMember } from './use-is-member.ts';

/** The heading; for a member also how many promotions are open, and which of them ends first. */
export function PromotionsHeader(): ReactNode {
  const { t } = useTranslation('promotions');
  return <SummaryHeader title={t('title')} summary={useIsMember() ? <OpenPromotions /> : t('lead')} />;
}

function OpenPromotions(): ReactNode {
  const { t } = useTranslation('promotions');
  const timeText = useTimeText();
  const { data } = useListPromotionsPages({ ...parametersOf({ view: 'open' }), language: usePlatformLanguage() });
  const count = data?.pages[0]?.totalElements ?? 0;
  if (count === 0) return t('lead');
  const first = firstToEnd(data?.pages.flatMap(({ content }) => content) ?? []);
  return (
    <>
      {t('open', { count })}
      {first !== undefined && (
        <>
          {' '}
          <Link to={promotionAddress(first)}>{first.title}</Link> {t('endsFirst', { time: timeText(first.endAt) })}
        </>
      )}
    </>
  );
}
