import type { Contract } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useContractTexts } from '../../shared/contracts/use-contract-texts.ts';

/** Why the downline rejected the last offer, in the words of the downline. */
export function LastRefusal({ offer }: { readonly offer: Contract }): ReactNode {
  const { t } = useTranslation('agentContracts');
  const { day } = useContractTexts();
  const { offeree, decidedAt, createdAt, decisionReason } = offer;
  return (
    <InlineAlert tone="info" title={t('offer.rejected', { name: offeree, day: day(decidedAt ?? createdAt) })}>
      {decisionReason}
    </InlineAlert>
  );
}
