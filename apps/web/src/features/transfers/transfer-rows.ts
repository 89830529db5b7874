import type { AccountTransfer } from '@croupier/sdk/types';

import type { ListRows } from '../../shared/lists/list-definition.ts';
import { defineStatuses } from '../../shared/lists/statuses.ts';

const statuses = defineStatuses<AccountTransfer['status']>(
  { COMPLETED: 'success', REVERSED: 'neutral' },
  { unknown: 'COMPLETED', textOf: (status) => `transfers:status.${status}` },
);

/** Transfers with other accounts; what was sent has a minus. */
export const transferRows: ListRows<AccountTransfer> = {
  rowId: ({ transactionId }) => transactionId,
  columns: [
    {
      id: 'account',
      label: 'transfers:account',
      format: 'text',
      value: ({ account, nickname }) => nickname ?? account,
    },
    { id: 'time', label: 'transfers:time', format: 'time', value: ({ time }) => time, phone: 'meta' },
    { id: 'remark', label: 'transfers:remark', format: 'text', value: ({ remark }) => remark, phone: 'hidden' },
    {
      id: 'status',
      label: 'transfers:statusLabel',
      format: 'status',
      value: ({ status }) => status,
      statuses,
      isUsual: ({ status }) => status === 'COMPLETED',
      phone: 'meta',
    },
    {
      id: 'amount',
      label: 'transfers:amount.label',
      format: 'money',
      value: ({ direction, amount, currency }) => ({ value: direction === 'OUT' ? `-${amount}` : amount, currency }),
      change: 'movement',
      phone: 'value',
    },
  ],
};
