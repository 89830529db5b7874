import { formatAmount, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { Transaction } from '@croupier/sdk/types';
import { Receipt, type ReceiptLine } from '@croupier/ui/data/Receipt';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import type { DetailProps } from '../../shared/lists/list-definition.ts';
import { Money } from '../../shared/Money.tsx';
import { EntrySource } from './EntrySource.tsx';
import { entryStatuses, entryTypes, reasonText } from './entry-types.ts';
import { useVendorName } from './use-vendor-name.ts';

/** One entry: the balance before and after it, and the record that it belongs to. */
export function EntryDetail({ row, onClose }: DetailProps<Transaction>): ReactNode {
  const { t, i18n } = useTranslation('account');
  const { timeZone } = useSite().brand;
  const vendor = useVendorName(row.vassalage);
  const { transactionId, time, type, amount, balanceAfter, currency, status, account, counterparty, remark } = row;
  const before = formatAmount(subtractAmounts(parseAmount(balanceAfter, currency), parseAmount(amount, currency)));
  const reason = reasonText(row.reasonCode);
  const timeText = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium', timeZone });
  const lineOf = (id: string, label: string, value: ReactNode): ReceiptLine[] =>
    value === undefined ? [] : [{ id, label, value }];
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={i18n.t(entryTypes.textOf(type))}
      closeLabel={t('movements.close')}
      desktop="dialog"
    >
      <PanelStack>
        <Receipt
          lines={[
            ...lineOf('owner', t('team.account'), account),
            ...lineOf('time', t('movements.time'), timeText.format(new Date(time))),
            ...lineOf('number', t('movements.number'), transactionId),
            ...lineOf('status', t('movements.statusLabel'), i18n.t(entryStatuses.textOf(status))),
            ...lineOf('reason', t('movements.reasonLabel'), reason && i18n.t(reason)),
            ...lineOf('account', t('movements.counterparty'), counterparty),
            ...lineOf('vendor', t('movements.vendor'), vendor),
            ...lineOf('remark', t('movements.remark'), remark),
            ...lineOf('before', t('movements.before'), <Money value={before} currency={currency} />),
            ...lineOf('amount', t('movements.amount'), <Money value={amount} currency={currency} change="movement" />),
          ]}
          total={{ label: t('movements.balance'), value: <Money value={balanceAfter} currency={currency} /> }}
        />
        {/* An agent has no access to the records of the team. */}
        {account === undefined && <EntrySource entry={row} />}
      </PanelStack>
    </BottomSheet>
  );
}
