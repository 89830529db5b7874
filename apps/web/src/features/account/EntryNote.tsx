import { formatMoney } from '@croupier/sdk/rules';
import type { Transaction } from '@croupier/sdk/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { entryStatuses, reasonText } from './entry-types.ts';
import { useVendorName } from './use-vendor-name.ts';

/**
 * What an entry is of, in a few words: the rounds of a visit, why it was booked, that it is pending, the other account,
 * wallet or vendor.
 */
export function EntryNote({ row }: { readonly row: Transaction }): ReactNode {
  const { t, i18n } = useTranslation('account');
  const vendor = useVendorName(row.vassalage);
  const reason = reasonText(row.reasonCode);
  if (row.visit !== undefined) {
    const { rounds, staked, paidBack } = row.visit;
    const money = (amount: string): string => formatMoney(amount, row.currency, i18n.language, { length: 'short' });
    return t('visits.note', { count: rounds, staked: money(staked), back: money(paidBack) });
  }
  if (reason !== undefined) return i18n.t(reason);
  if (row.status !== 'COMPLETED') return i18n.t(entryStatuses.textOf(row.status));
  return row.counterparty ?? vendor ?? row.remark;
}
