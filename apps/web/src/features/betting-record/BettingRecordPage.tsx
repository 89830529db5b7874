import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { vendorsQuery } from '../../shared/games/game-queries.ts';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { bettingRecord } from './betting-record.ts';

/** The member's betting record, with the vendors of the chosen category as choices. */
export function BettingRecordPage(): ReactNode {
  const [params] = useSearchParams();
  const { data } = useQuery(vendorsQuery());
  const category = params.get('gameType');
  const vendors = data?.cards
    .filter((lane) => category === null || lane.category === category)
    .flatMap((lane) => lane.vendors.map(({ code, name }) => ({ value: code, label: name })));
  return <ListPage list={bettingRecord} choices={{ vendor: vendors }} />;
}
