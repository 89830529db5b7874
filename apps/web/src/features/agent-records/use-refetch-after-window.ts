import { queryKeyOf } from '@croupier/sdk/hooks';
import type { ContractType } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { recordCalls } from '../../shared/contracts/record-calls.ts';

/**
 * Reads the settlements and debts of a kind again when another window begins to run, because the one before has become
 * a settlement. `start` is that of the running window; undefined while it is not known.
 */
export function useRefetchAfterWindow(kind: ContractType, start: string | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef(start);
  useEffect(() => {
    const isNext = before.current !== undefined && start !== undefined && before.current !== start;
    before.current = start ?? before.current;
    if (!isNext) return;
    for (const read of [recordCalls[kind].read, 'getConsolidatedContracts'] as const) {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(read) });
    }
  }, [kind, queryClient, start]);
}
