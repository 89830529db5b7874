import type { ReactNode } from 'react';

import { ListPage } from '../../shared/lists/ListPage.tsx';
import { teamBets } from './team-bets.ts';
import { useVendorChoices } from './use-vendor-choices.ts';

/** Bets of the agent's team, with the vendors of the chosen category as choices. */
export function TeamBetsPage(): ReactNode {
  return <ListPage list={teamBets} choices={{ vendor: useVendorChoices() }} />;
}
