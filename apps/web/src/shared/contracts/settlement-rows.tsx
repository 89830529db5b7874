import type { ContractType, SalaryRecord } from '@croupier/sdk/types';
import type { ReactNode } from 'react';

import { choiceFilter } from '../lists/choice-filter.tsx';
import { dayRangeFilter } from '../lists/day-range-filter.tsx';
import { flagFilter } from '../lists/input-filters.tsx';
import { amountOf, type ListColumn, type ListTotal } from '../lists/list-definition.ts';
import { settlementStatuses } from './contract-statuses.ts';
import { recordCalls, type RecordsPage } from './record-calls.ts';
import { useContractTexts } from './use-contract-texts.ts';
import { useParties } from './use-parties.ts';

/** Who pays whom, and why nothing was paid or what is waited for, below the window. */
function Note({ row: { payer, account, reason } }: { readonly row: SalaryRecord }): ReactNode {
  const { paysText } = useParties();
  const why = useContractTexts().reason(reason);
  return (
    <>
      {paysText(payer, account)}
      {why !== undefined && <div>{why}</div>}
    </>
  );
}

const columnsFor = (account: string): readonly [ListColumn<SalaryRecord>, ...ListColumn<SalaryRecord>[]] => [
  { id: 'window', label: 'contracts:period', format: 'window', value: (row) => row },
  { id: 'base', label: 'contracts:base', format: 'money', value: amountOf('base'), phone: 'note' },
  {
    id: 'active',
    label: 'contracts:activeAccounts',
    format: 'count',
    value: (row) => row.activeUsers,
    phone: 'hidden',
  },
  {
    id: 'rate',
    label: 'contracts:rate',
    format: 'rate',
    value: ({ tier, rate }) => (tier === 0 ? undefined : rate),
    phone: 'meta',
  },
  {
    id: 'amount',
    label: 'contracts:amount',
    format: 'money',
    // Money that leaves the account has a minus.
    value: (row) => ({ value: row.account === account ? row.amount : `-${row.amount}`, currency: row.currency }),
    change: 'movement',
    phone: 'value',
  },
  {
    id: 'status',
    label: 'contracts:statusLabel',
    format: 'status',
    value: ({ status }) => status,
    statuses: settlementStatuses,
    isUsual: ({ status }) => status === 'PAID',
  },
  { id: 'dueAt', label: 'contracts:dueAt', format: 'time', value: ({ dueAt }) => dueAt, phone: 'hidden' },
];

// The same for every definition, because the list depends on their identity.
const rowsOf = ({ content }: { readonly content: readonly SalaryRecord[] }): readonly SalaryRecord[] => content;
const rowId = ({ recordId }: SalaryRecord): string => recordId;

const statusFilter = choiceFilter({
  name: 'status',
  label: 'contracts:statusLabel',
  values: settlementStatuses.values,
  textOf: settlementStatuses.textOf,
});

/** Filters of every list of settlements. */
export const settlementFilters = [
  dayRangeFilter({ defaultDays: 30 }),
  statusFilter,
  flagFilter({ name: 'overdue', label: 'contracts:overdueOnly' }),
] as const;

/** What lists of settlements of a kind have in common; `account` is the one that is logged in. */
export const settlementRows = (type: ContractType, account: string) => ({
  pagesQuery: recordCalls[type].pagesQuery,
  rowsOf,
  rowId,
  Note,
  columns: columnsFor(account),
});

export const totalReceived = {
  id: 'received',
  label: 'contracts:totalReceived',
  format: 'money',
  value: amountOf('totalReceived'),
} as const satisfies ListTotal<RecordsPage>;
