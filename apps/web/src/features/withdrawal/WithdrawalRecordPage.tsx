import type { ReactNode } from 'react';

import { ListPage } from '../../shared/lists/ListPage.tsx';
import { withdrawalRecord } from './withdrawal-record.ts';

/** The member's withdrawals; each leads to its order. */
export function WithdrawalRecordPage(): ReactNode {
  return <ListPage list={withdrawalRecord} />;
}
