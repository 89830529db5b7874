import { DAY_MS } from '@croupier/sdk/rules';
import type { ContractType, RunningSettlement, SalaryRecordPage } from '@croupier/sdk/types';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

import { recordCalls } from '../../shared/contracts/record-calls.ts';
import { useRecordsDays } from '../../shared/use-records-days.ts';
import { drawnCount, isBarKind } from './past-windows.ts';

/** Entries that are read where only the last settlement is shown. */
const LATEST = 1;

/** The latest settlements that the account received, the newest first; read again when another window begins to run. */
export function usePastSettlements(
  kind: ContractType,
  { periodStart }: Pick<RunningSettlement, 'periodStart'>,
): UseQueryResult<SalaryRecordPage> {
  const days = useRecordsDays();
  // Up to the beginning of the running window, which may be a month ago: the list is by the end of windows.
  const startTime = new Date(Date.parse(periodStart) - (days - 1) * DAY_MS).toISOString();
  return useQuery(
    recordCalls[kind].query(
      { direction: 'RECEIVED', startTime, endTime: periodStart, pageSize: isBarKind(kind) ? drawnCount(kind) : LATEST },
      { staleTime: 0, placeholderData: keepPreviousData },
    ),
  );
}
