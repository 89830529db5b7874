import { queryKeyOf } from '@croupier/sdk/hooks';
import type { QueryClient } from '@tanstack/react-query';

/** Reads that show which contracts there are and what they pay. */
const READS = [
  'getContract',
  'listContracts',
  'getConsolidatedContracts',
  'getContractPreview',
  'listRunningSettlements',
] as const;

/** Reads contracts again, after a decision or when what the page shows is outdated. */
export function refetchContracts(queryClient: QueryClient): void {
  for (const read of READS) void queryClient.invalidateQueries({ queryKey: queryKeyOf(read) });
}
