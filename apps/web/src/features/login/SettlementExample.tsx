import { formatMoney } from '@croupier/sdk/rules';
import { PaymentSlip } from '@croupier/ui/data/PaymentSlip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { numberFormat } from '../../shared/intl-formats.ts';

/**
 * A settlement with invented amounts on the wire, whole in every currency. They are written out, because the rules of
 * money would be code of the page; a test computes them.
 */
export const SETTLEMENT = { loss: '125920', carried: '-5890', rate: '0.3', paid: '36009' } as const;

/** Slip of a settlement, as agents get it; it says that it is an example. */
export function SettlementExample(): ReactNode {
  const { t, i18n } = useTranslation('login');
  const { brand } = useSite();
  const { loss, carried, rate, paid } = SETTLEMENT;
  const money = (amount: string): string => formatMoney(amount, brand.currency, i18n.language);
  return (
    <PaymentSlip
      title={t('agent.example.title')}
      amount={money(paid)}
      lines={[
        { id: 'loss', label: t('agent.example.loss'), value: money(loss) },
        { id: 'carried', label: t('agent.example.carried'), value: money(carried) },
        {
          id: 'step',
          label: t('agent.example.step'),
          value: numberFormat(i18n.language, { style: 'percent' }).format(Number(rate)),
        },
        { id: 'paid', label: t('agent.example.paid'), value: money(paid) },
      ]}
      note={t('agent.example.note')}
    />
  );
}
