import { useListRunningSettlements } from '@croupier/sdk/hooks';
import type { ContractType, RunningSettlement, RunningSettlements } from '@croupier/sdk/types';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { hasKnownKind } from '../../shared/contracts/contract-kinds.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { useRefetchAfterWindow } from './use-refetch-after-window.ts';

/** Times in ms between two counts of a running window, at most: five minutes change faster than a day. */
const MAX_WAIT_MS: Readonly<Record<ContractType, number>> = {
  DIVIDEND: 60_000,
  DAILY_SALARY: 60_000,
  HOUR_SALARY: 30_000,
  REALTIME_SALARY: 15_000,
};

/** Time in ms between two counts when the window should have ended. */
const MIN_WAIT_MS = 1_000;

/** The windows of a kind that run now. */
export interface RunningWindows {
  /** Of the contract that pays the account; undefined without one. */
  readonly mine: RunningSettlement | undefined;
  /** Of the contracts that the account pays. */
  readonly others: readonly RunningSettlement[];
}

export interface Running {
  readonly query: UseQueryResult<RunningWindows>;
  /** The server's time in epoch ms, by its last answer; does not move while paused. Stable between answers. */
  readonly now: () => number;
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
}

/** The running windows of a kind, counted again until they end; the server decides when that is. */
export function useRunning(kind: ContractType): Running {
  const { member } = useMemberSession();
  const { account } = member;
  /** Server's time in epoch ms at which updates were paused. */
  const [pausedAt, setPausedAt] = useState<number>();
  const isPaused = pausedAt !== undefined;
  const select = useCallback(
    ({ content }: RunningSettlements): RunningWindows => {
      const windows = content.filter(hasKnownKind);
      return {
        mine: windows.find((window) => window.account === account),
        others: windows.filter((window) => window.account !== account),
      };
    },
    [account],
  );
  const query = useListRunningSettlements(
    { type: kind, direction: 'ALL' },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
        isPaused ? false : waitFor(kind, data?.value.content ?? [], dataUpdatedAt),
      select,
    },
  );
  const { data, dataUpdatedAt } = query;
  const running = data?.mine ?? data?.others[0];
  useRefetchAfterWindow(kind, running?.periodStart);
  const offset = offsetOf(running, dataUpdatedAt);
  const now = useCallback(() => pausedAt ?? Date.now() + offset, [pausedAt, offset]);
  return {
    query,
    now,
    isPaused,
    setPaused: (next) => setPausedAt(next ? Date.now() + offset : undefined),
  };
}

/** What the server's clock is ahead of the device's, in ms. */
function offsetOf(window: RunningSettlement | undefined, readAt: number): number {
  return window === undefined ? 0 : Date.parse(window.countedAt) - readAt;
}

/** Time in ms until the windows are counted again: when the first one ends, at most the wait of the kind. */
function waitFor(kind: ContractType, windows: readonly RunningSettlement[], readAt: number): number {
  const serverTime = Date.now() + offsetOf(windows[0], readAt);
  const left = Math.min(...windows.map(({ periodEnd }) => Date.parse(periodEnd))) - serverTime + MIN_WAIT_MS;
  return Math.min(MAX_WAIT_MS[kind], Math.max(MIN_WAIT_MS, left));
}
