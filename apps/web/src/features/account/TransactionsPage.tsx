import type { ReactNode } from 'react';

import { ListPage } from '../../shared/lists/ListPage.tsx';
import { transactions } from './transactions.ts';

/** Movements of the main wallet, with the sums that lead from the opening to the closing balance. */
export function TransactionsPage(): ReactNode {
  return <ListPage list={transactions} />;
}
