import type { Transaction } from '@croupier/sdk/types';

import { amountOf, type ListColumn } from '../../shared/lists/list-definition.ts';
import { entryTypes } from './entry-types.ts';

/** The change of the balance, and the balance that it left. */
export const amountColumns: readonly ListColumn<Transaction>[] = [
  {
    id: 'amount',
    label: 'account:movements.amount',
    format: 'money',
    value: amountOf('amount'),
    change: 'movement',
    phone: 'value',
  },
  {
    id: 'balance',
    label: 'account:movements.balance',
    format: 'money',
    value: amountOf('balanceAfter'),
    phone: 'subvalue',
  },
];

/** What an entry is, when and how much it was, and the balance that it left; a visit has the name of its game. */
export const entryColumns: readonly [ListColumn<Transaction>, ...ListColumn<Transaction>[]] = [
  {
    id: 'type',
    label: 'account:movements.typeLabel',
    format: 'enum',
    value: ({ type }) => type,
    textOf: entryTypes.textOf,
    nameOf: ({ visit }) => visit?.gameName,
  },
  {
    id: 'time',
    label: 'account:movements.time',
    format: 'time',
    value: ({ time }) => time,
    precision: 'clock',
    phone: 'meta',
  },
  {
    id: 'number',
    label: 'account:movements.number',
    format: 'text',
    value: ({ transactionId }) => transactionId,
    phone: 'hidden',
  },
  ...amountColumns,
];
