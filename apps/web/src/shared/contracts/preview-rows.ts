import type { ContractPreview, PreviewPay, PreviewPeriod } from '@croupier/sdk/types';

import type { ListColumn, ListRows, Money } from '../lists/list-definition.ts';

/** A past period beside the currency of its preview. */
export type PreviewRow = PreviewPeriod & Pick<ContractPreview, 'currency'>;

const pay =
  (of: (row: PreviewRow) => PreviewPay | undefined) =>
  (row: PreviewRow): Money | undefined => {
    const amount = of(row)?.amount;
    return amount === undefined ? undefined : { value: amount, currency: row.currency };
  };

/** The rate of a tier; undefined where none is reached. */
const rate =
  (of: (row: PreviewRow) => PreviewPay | undefined) =>
  (row: PreviewRow): string | undefined => {
    const paid = of(row);
    return paid === undefined || paid.tier === 0 ? undefined : paid.rate;
  };

const columns: readonly [ListColumn<PreviewRow>, ...ListColumn<PreviewRow>[]] = [
  { id: 'window', label: 'contracts:period', format: 'window', value: (row) => row },
  {
    id: 'base',
    label: 'contracts:base',
    format: 'money',
    value: ({ base, currency }) => ({ value: base, currency }),
    phone: 'note',
  },
  {
    id: 'active',
    label: 'contracts:activeAccounts',
    format: 'count',
    value: (row) => row.activeUsers,
    phone: 'hidden',
  },
  {
    id: 'currentRate',
    label: 'contracts:compare.untilNow',
    format: 'rate',
    value: rate((row) => row.current),
    phone: 'hidden',
  },
  { id: 'current', label: 'contracts:compare.paid', format: 'money', value: pay((row) => row.current), phone: 'meta' },
  { id: 'rate', label: 'contracts:compare.offer', format: 'rate', value: rate((row) => row.proposed), phone: 'hidden' },
  {
    id: 'proposed',
    label: 'contracts:compare.wouldPay',
    format: 'money',
    value: pay((row) => row.proposed),
    phone: 'meta',
  },
  {
    id: 'difference',
    label: 'contracts:compare.differenceShort',
    format: 'money',
    value: ({ difference, currency }) => ({ value: difference, currency }),
    change: 'result',
    phone: 'value',
  },
];

/** What terms would have paid for past periods, beside the contract in force. */
export const previewRows: ListRows<PreviewRow> = { rowId: ({ periodStart }) => periodStart, columns };

/** The same without a contract in force. */
export const firstPreviewRows: ListRows<PreviewRow> = {
  ...previewRows,
  columns: [columns[0], ...columns.filter(({ id }) => ['base', 'active', 'rate', 'proposed'].includes(id))],
};
