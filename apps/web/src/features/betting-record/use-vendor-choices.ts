import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { vendorsQuery } from '../../shared/games/game-queries.ts';
import type { Choice } from '../../shared/lists/list-filter.ts';

/** Vendors of the category that the URL names, or of all. */
export function useVendorChoices(): readonly Choice[] {
  const [params] = useSearchParams();
  const { data } = useQuery(vendorsQuery());
  const category = params.get('gameType');
  const lanes = data?.cards.filter((lane) => category === null || lane.category === category) ?? [];
  // A vendor of several categories is in several lanes.
  const names = new Map(lanes.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name] as const)));
  return [...names].map(([value, label]) => ({ value, label }));
}
