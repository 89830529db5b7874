import type { ReactNode } from 'react';

import { ListPage } from '../../shared/lists/ListPage.tsx';
import { bonuses } from './bonuses.ts';

/** The member's bonuses, with what was played for each. */
export function BonusesPage(): ReactNode {
  return <ListPage list={bonuses} />;
}
