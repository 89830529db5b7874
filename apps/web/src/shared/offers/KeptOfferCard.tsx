import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { announcementsQuery } from '../announcements-query.ts';
import { isOffer, readKeptOffer } from './offers.ts';
import { OfferVoucher } from './OfferVoucher.tsx';

/** The offer that the visitor took, above a login or a registration. */
export function KeptOfferCard(): ReactNode {
  const { t } = useTranslation('offers');
  const [kept] = useState(readKeptOffer);
  const { data } = useQuery(announcementsQuery(usePlatformLanguage()));
  const offer = data?.promotion.find(({ promotionId }) => promotionId === kept?.promotionId);
  if (!isOffer(offer)) return null;
  return (
    <PanelStack>
      <OfferVoucher offer={offer} compact />
      <SmallPrint>{t('kept.guest')}</SmallPrint>
    </PanelStack>
  );
}
