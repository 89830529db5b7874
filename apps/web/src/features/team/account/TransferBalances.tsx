import {
  addAmounts,
  formatAmount,
  formatMoney,
  parseAmount,
  subtractAmounts,
  type AmountReading,
} from '@croupier/sdk/rules';
import type { DownlineDetail, MemberInfo } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface TransferBalancesProps {
  readonly member: MemberInfo;
  readonly receiver: DownlineDetail;
  readonly reading: AmountReading;
}

/** Both balances before and after a transfer. */
export function TransferBalances({ member, receiver, reading }: TransferBalancesProps): ReactNode {
  const { t, i18n } = useTranslation('team');
  const { currency } = member;
  const { account, nickname = account } = receiver;
  const zero = parseAmount('0', currency);
  const amount = reading.ok ? reading.amount : zero;
  const [own, theirs] = [parseAmount(member.balance, currency), parseAmount(receiver.balance, currency)];
  const rest = subtractAmounts(own, amount);
  const money = (value: typeof amount): string => formatMoney(formatAmount(value), currency, i18n.language);
  return (
    <Receipt
      lines={[
        {
          id: 'own',
          label: t('transfer.yourBalance'),
          value: t('transfer.becomes', { from: money(own), to: money(rest.minor < 0n ? zero : rest) }),
        },
        {
          id: 'theirs',
          label: t('transfer.theirBalance', { name: nickname }),
          value: t('transfer.becomes', { from: money(theirs), to: money(addAmounts(theirs, amount)) }),
        },
        { id: 'fee', label: t('transfer.fee'), value: t('transfer.freeOfCharge') },
      ]}
      total={{ label: t('transfer.amount'), value: money(amount) }}
    />
  );
}
