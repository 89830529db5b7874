import type { Amount } from '@croupier/sdk/rules';
import { Receipt } from '@croupier/ui/data/Receipt';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { costOf, exampleOf, type Offer } from '../../shared/offers/offers.ts';
import { useBonusPolicy, useOfferTexts } from '../../shared/offers/use-offer-texts.ts';

export interface BonusTermsProps {
  readonly offer: Offer;
  /** Undefined while none is typed: the terms then are those of a round deposit. */
  readonly amount: Amount | undefined;
}

/** What a bonus brings and what it costs: turnover, time and the largest stake; and its other conditions. */
export function BonusTerms({ offer, amount }: BonusTermsProps): ReactNode {
  const { t } = useTranslation(['deposit', 'offers']);
  const texts = useOfferTexts();
  const policy = useBonusPolicy();
  const { maxStake, ...otherTerms } = offer.terms;
  const { days, currency } = otherTerms;
  const cost = (amount && costOf(offer.terms, policy, amount)) ?? exampleOf(offer.terms, policy);
  const money = (text: string): string => texts.money(text, currency);
  return (
    <Receipt
      lines={[
        ...(cost === undefined
          ? []
          : [
              {
                id: 'brings',
                label: t('bonus.terms.brings', { deposit: money(cost.deposit) }),
                value: money(cost.bonus),
              },
              {
                id: 'toPlay',
                label: t('bonus.terms.toPlay'),
                value:
                  cost.required === undefined
                    ? t('bonus.terms.nothing')
                    : t('bonus.terms.times', { required: money(cost.required), times: cost.times }),
              },
            ]),
        ...(days === undefined
          ? []
          : [{ id: 'within', label: t('bonus.terms.within'), value: t('bonus.terms.days', { count: days }) }]),
        ...(maxStake === undefined
          ? []
          : [{ id: 'maxStake', label: t('bonus.terms.maxStake'), value: money(maxStake) }]),
      ]}
    >
      <SmallPrint>{texts.details({ ...offer, terms: otherTerms }).join(' ')}</SmallPrint>
    </Receipt>
  );
}
