import { addAmounts, formatAmount, formatMoney, multiplyAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import { PaymentSlip } from '@croupier/ui/data/PaymentSlip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { numberFormat } from '../../shared/intl-formats.ts';

const RATE = '0.3';

/** A settlement with invented amounts, computed as contracts are: rounded down to the minor unit. */
export function exampleSettlement(currency: string): Readonly<Record<'loss' | 'carried' | 'paid', Amount>> {
  const loss = parseAmount('125921', currency);
  const carried = parseAmount('-5896', currency);
  return { loss, carried, paid: multiplyAmount(addAmounts(loss, carried), RATE, 'down') };
}

/** Slip of a settlement, as agents get it; it says that it is an example. */
export function SettlementExample(): ReactNode {
  const { t, i18n } = useTranslation('login');
  const { brand } = useSite();
  const { loss, carried, paid } = exampleSettlement(brand.currency);
  const money = (amount: Amount): string => formatMoney(formatAmount(amount), amount.currency, i18n.language);
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
          value: numberFormat(i18n.language, { style: 'percent' }).format(Number(RATE)),
        },
        { id: 'paid', label: t('agent.example.paid'), value: money(paid) },
      ]}
      note={t('agent.example.note')}
    />
  );
}
