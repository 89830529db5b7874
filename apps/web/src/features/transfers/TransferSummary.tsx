import { formatAmount, formatMoney, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { MemberInfo } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import type { UplineTransferState } from './use-upline-transfer.ts';

export interface TransferSummaryProps {
  readonly member: MemberInfo;
  /** Name of the receiver. */
  readonly name: string;
  readonly transfer: UplineTransferState;
  /** Submit button below the total. */
  readonly children?: ReactNode;
}

/** What a transfer comes to, and why it was refused. */
export function TransferSummary({ member, name, transfer, children }: TransferSummaryProps): ReactNode {
  const { t, i18n } = useTranslation('transfers');
  const { contract, reading } = transfer;
  const { currency } = member;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const balance = parseAmount(member.balance, currency);
  const after = reading.ok ? subtractAmounts(balance, reading.amount) : balance;
  return (
    <>
      <FailureAlert error={contract.failure} />
      <Receipt
        lines={[
          { id: 'to', label: t('summary.to'), value: <bdi>{name}</bdi> },
          { id: 'after', label: t('summary.after'), value: money(formatAmount(after.minor < 0n ? balance : after)) },
        ]}
        total={{ label: t('summary.amount'), value: money(reading.ok ? formatAmount(reading.amount) : '0') }}
      >
        {children}
      </Receipt>
    </>
  );
}
