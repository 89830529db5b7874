import type { Contract, ContractPreview } from '@croupier/sdk/types';
import type { ContractOfferProps } from '@croupier/ui/data/ContractOffer';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useContractTexts } from './use-contract-texts.ts';
import { useParties } from './use-parties.ts';

/** What an offer would have paid in the last periods, as lines on its paper: the difference to the contract in force, or all. */
export function useOfferEffect(
  { offeror, currency }: Pick<Contract, 'offeror' | 'currency'>,
  { data, isError }: Pick<UseQueryResult<ContractPreview>, 'data' | 'isError'>,
): NonNullable<ContractOfferProps['effect']> {
  const { t } = useTranslation('contracts');
  const { money, change, window } = useContractTexts();
  const { isMine } = useParties();
  const title = t(isMine(offeror) ? 'effect.cost' : 'effect.pay');
  if (data === undefined) return { title, ...(isError && { instead: t('effect.failed') }) };
  if (data.periods.length === 0) return { title, instead: t('compare.noPeriods') };
  const isFirst = data.currentContractId === undefined;
  return {
    title: isFirst ? title : t('effect.against'),
    lines: [
      ...data.periods.map((period) => ({
        id: period.periodStart,
        label: window(period),
        value: isFirst ? money(period.proposed.amount, currency) : change(period.difference, currency),
      })),
      {
        id: 'total',
        label: t('together'),
        value: isFirst ? money(data.totalProposed, currency) : change(data.difference, currency),
        kind: 'total' as const,
      },
    ],
  };
}
