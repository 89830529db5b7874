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
  const lanes = data?.cards.filter((lane) => category === null || lane.category === category) ?? [];
  // A vendor of several categories is in several lanes.
  const names = new Map(lanes.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name] as const)));
  const vendor = [...names].map(([value, label]) => ({ value, label }));
  return <ListPage list={bettingRecord} choices={{ vendor }} />;
}
