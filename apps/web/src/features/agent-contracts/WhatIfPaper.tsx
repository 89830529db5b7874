import type { ContractOfferRequest } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useContractTexts } from '../../shared/contracts/use-contract-texts.ts';
import type { WhatIf } from './use-what-if.ts';

export interface WhatIfPaperProps {
  readonly whatIf: WhatIf;
  readonly offer: ContractOfferRequest;
}

/** What the typed terms would have cost in the last periods of the downline's line. */
export function WhatIfPaper({ whatIf: { query, isComplete }, offer }: WhatIfPaperProps): ReactNode {
  const { t } = useTranslation(['agentContracts', 'contracts']);
  const { money, window, rate, active } = useContractTexts();
  const { data, isError, isFetching } = query;
  if (!isComplete) return <InlineAlert tone="info">{t('whatIf.incomplete')}</InlineAlert>;
  if (isError) return <InlineAlert tone="info">{t('whatIf.failed')}</InlineAlert>;
  if (data === undefined) return <InlineAlert tone="info">{t('whatIf.counting')}</InlineAlert>;
  const { periods, totalProposed, totalCurrent, currentContractId, currency } = data;
  const [last] = periods;
  if (last === undefined)
    return <InlineAlert tone="info">{t('whatIf.noPeriods', { name: offer.offeree })}</InlineAlert>;
  const { base, activeUsers, proposed } = last;
  return (
    <Receipt
      lines={[
        { id: 'window', label: t('whatIf.last', { name: offer.offeree }), value: window(last) },
        { id: 'base', label: t('contracts:base'), value: money(base, currency) },
        { id: 'active', label: t('contracts:activeAccounts'), value: active(activeUsers) },
        {
          id: 'tier',
          label: t('contracts:tier'),
          value:
            proposed.tier === 0
              ? t('whatIf.noTier')
              : t('whatIf.tier', { position: proposed.tier, rate: rate(proposed.rate) }),
        },
        { id: 'paid', label: t('whatIf.paid'), value: money(proposed.amount, currency) },
        { id: 'all', label: t('whatIf.all', { count: periods.length }), value: money(totalProposed, currency) },
        ...(currentContractId === undefined
          ? []
          : [{ id: 'current', label: t('whatIf.current'), value: money(totalCurrent, currency) }]),
      ]}
      total={{ label: t('whatIf.more'), value: money(data.difference, currency) }}
    >
      <SmallPrint>{t(isFetching ? 'whatIf.counting' : 'whatIf.both')}</SmallPrint>
    </Receipt>
  );
}
