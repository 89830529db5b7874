import type { ReactNode } from 'react';

import { ListPage } from '../../shared/lists/ListPage.tsx';
import { depositRecord } from './deposit-record.ts';

/** The member's deposits; each leads to its order. */
export function DepositRecordPage(): ReactNode {
  return <ListPage list={depositRecord} />;
}
