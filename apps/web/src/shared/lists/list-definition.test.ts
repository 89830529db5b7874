import { listDepositOrdersPagesQuery } from '@croupier/sdk/hooks';
import { expect, it } from 'vitest';

import { flagFilter } from './input-filters.tsx';
import { defineList } from './list-definition.ts';

it('does not compile with a filter that the call does not have', () => {
  const label = 'deposit:recent.status';
  // @ts-expect-error: listDepositOrders has no parameter isNew.
  const list = defineList({
    filters: [flagFilter({ name: 'isNew', label })],
    pagesQuery: listDepositOrdersPagesQuery,
    rowsOf: () => ['row'],
    rowId: (row) => row,
    columns: [{ id: 'method', label, format: 'text', value: (row) => row }],
    texts: {
      title: label,
      failed: label,
      shown: label,
      empty: { icon: 'history', title: label, text: label, action: { label, to: '/' } },
    },
  });
  expect(list.filters).toHaveLength(1);
});
