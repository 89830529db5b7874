import { useQuery } from '@tanstack/react-query';

import { vendorsQuery } from '../../shared/games/game-queries.ts';

/** Name of a vendor of games by its code; the code while vendors load, and of one that is not listed any more. */
export function useVendorName(code: string | undefined): string | undefined {
  const { data } = useQuery(vendorsQuery());
  const vendors = data?.cards.flatMap((lane) => lane.vendors) ?? [];
  return vendors.find((vendor) => vendor.code === code)?.name ?? code;
}
