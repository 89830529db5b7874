import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { Voucher, type VoucherState } from '@croupier/ui/rewards/Voucher';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { exampleOf, type OfferState, offerStateOf } from './offers.ts';
import { TakeOffer, type TakeOfferProps } from './TakeOffer.tsx';
import { useBonusPolicy, useOfferTexts } from './use-offer-texts.ts';

export interface OfferVoucherProps extends TakeOfferProps {
  /** One line with the cost, without buttons. */
  readonly compact?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
}

const VOUCHER_STATES: Readonly<Record<OfferState, VoucherState>> = {
  open: 'available',
  coming: 'available',
  ended: 'expired',
};

/** An offer as a card: what a round deposit brings, what it costs, until when, and the way to take it. */
export function OfferVoucher(props: OfferVoucherProps): ReactNode {
  const { offer, compact = false, headingLevel = 3, ...actions } = props;
  const { t } = useTranslation('offers');
  const texts = useOfferTexts();
  const policy = useBonusPolicy();
  const [now] = useState(() => Date.now());
  const { terms, title } = offer;
  const state = offerStateOf(offer, now);
  const example = exampleOf(terms, policy);
  if (example === undefined) return null;
  const money = (amount: string): string => texts.money(amount, terms.currency);
  return (
    <Voucher
      title={title}
      amount={money(example.bonus)}
      unit={t('unit', { deposit: money(example.deposit) })}
      state={VOUCHER_STATES[state]}
      status={t(`status.${state}`)}
      headingLevel={headingLevel}
      compact={compact}
      condition={
        <>
          <strong>
            {texts.cost(example, offer)}. {example.required !== undefined && t('times', { times: example.times })}
          </strong>
          {!compact && <SmallPrint>{texts.details(offer).join(' ')}</SmallPrint>}
        </>
      }
      deadline={texts.deadline(offer, now)}
      {...(!compact && state === 'open' && { actions: <TakeOffer offer={offer} {...actions} /> })}
    />
  );
}
