import { useGetAgentProfile, useListContracts, useListDownlines, useListRunningSettlements } from '@croupier/sdk/hooks';
import type { AgentProfile, Contract, Downline } from '@croupier/sdk/types';

import { hasKnownKind } from '../../shared/contracts/contract-kinds.ts';
import { usePollInterval } from '../../shared/live-events/use-poll-interval.ts';
import { receivedOffers } from '../../shared/team-figures/contract-offers.ts';
import { useHasContracts } from '../../shared/team-figures/use-has-contracts.ts';
import { nearestStep, type Step } from './nearest-step.ts';

const POLL_MS = 60_000;
/** Names in one entry. */
const NAMES = 3;

export interface Needs {
  /** Offers that wait for the agent; the newest first. */
  readonly received: readonly Contract[];
  /** Offers of the agent that wait for an answer. */
  readonly offered: readonly Contract[];
  readonly step: Step | undefined;
  /** Direct downlines that have not deposited: the newest, and the number of all. */
  readonly newcomers: { readonly newest: readonly Downline[]; readonly count: number };
  readonly debt: AgentProfile['debt'];
  readonly isLoading: boolean;
  /** True when a part could not be loaded. */
  readonly isPartial: boolean;
  readonly retry: () => void;
}

/** What waits for the agent, from all calls that know of it; each can fail alone. */
export function useNeeds(): Needs {
  const refetchInterval = usePollInterval(POLL_MS);
  const ofContracts = { enabled: useHasContracts(), refetchInterval };
  const received = useListContracts(receivedOffers, ofContracts);
  const offered = useListContracts({ direction: 'OFFERED', status: 'IN_PROCESS', pageSize: NAMES }, ofContracts);
  const running = useListRunningSettlements({ direction: 'RECEIVED' }, ofContracts);
  const profile = useGetAgentProfile({ refetchInterval });
  const newcomers = useListDownlines(
    { activity: 'NEW', sort: 'registeredAt', order: 'desc', pageSize: NAMES },
    { refetchInterval },
  );
  const queries = [received, offered, running, profile, newcomers];
  return {
    received: received.data?.content.filter(hasKnownKind) ?? [],
    offered: offered.data?.content.filter(hasKnownKind) ?? [],
    step: nearestStep(running.data?.content ?? []),
    newcomers: { newest: newcomers.data?.content ?? [], count: newcomers.data?.totalElements ?? 0 },
    debt: profile.data?.debt,
    isLoading: queries.some(({ isLoading }) => isLoading),
    isPartial: queries.some(({ isError, data }) => isError && data === undefined),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
