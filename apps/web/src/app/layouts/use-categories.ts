import { useQuery } from '@tanstack/react-query';

import { useSite } from '../../config/site-context.ts';
import type { CategoryVendors } from '../../shared/games/categories.ts';
import { vendorsQuery } from '../../shared/games/game-queries.ts';

const NONE: readonly CategoryVendors[] = [];

/** Categories with vendors in the platform's order, without cockfights where the brand does not offer them. */
export function useCategories(): readonly CategoryVendors[] {
  const { brand } = useSite();
  const { data } = useQuery(vendorsQuery());
  return (data?.navigation ?? NONE).filter(({ category }) => category !== 'COCKFIGHT' || brand.offersCockfights);
}
