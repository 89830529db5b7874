import type { ReactNode } from 'react';

import { ListPage } from '../../shared/lists/ListPage.tsx';
import { bettingRecord } from './betting-record.ts';
import { useVendorChoices } from './use-vendor-choices.ts';

/** The member's betting record, with the vendors of the chosen category as choices. */
export function BettingRecordPage(): ReactNode {
  return <ListPage list={bettingRecord} choices={{ vendor: useVendorChoices() }} />;
}
