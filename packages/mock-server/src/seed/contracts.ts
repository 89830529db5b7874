import type { ContractPeriod, ContractType } from '@croupier/sdk/types';
import { DAY_MS } from '@croupier/sdk/rules';

import type { DomainContext } from '../domain/kernel/index.ts';
import { ids } from './members.ts';

/** Payer (null for the platform), receiver, kind, period and age in days. */
type SeededContract = readonly [
  payerId: string | null,
  receiverId: string,
  type: ContractType,
  period: ContractPeriod | null,
  daysAgo: number,
];

/** The contracts in force. Bagwis and the players have none. */
const CONTRACTS: readonly SeededContract[] = [
  [null, ids.agent, 'DIVIDEND', 'SEMI_MONTHLY', 182],
  [null, ids.agent, 'DAILY_SALARY', 'DAILY', 182],
  [null, ids.agent, 'HOUR_SALARY', 'DAILY', 96],
  [null, ids.agent, 'REALTIME_SALARY', null, 41],
  [ids.agent, ids.subAgent, 'DIVIDEND', 'MONTHLY', 120],
  [ids.agent, ids.subAgent, 'DAILY_SALARY', 'DAILY', 120],
];

/** Seeds the contracts of the agents, dated relative to the world's start. */
export function seedContracts({ store, clock }: DomainContext): void {
  const now = clock.now().getTime();
  store.transact(() => {
    for (const [index, [payerId, receiverId, type, period, daysAgo]] of CONTRACTS.entries()) {
      const createdAt = new Date(now - daysAgo * DAY_MS).toISOString();
      const effectiveFrom = new Date(now - (daysAgo - 1) * DAY_MS).toISOString();
      const terms = { payerId, receiverId, type, period };
      const times = { createdAt, effectiveFrom, effectiveTo: null };
      store.contracts.insert({ id: `ct_${101 + index}`, ...terms, status: 'APPROVED', ...times });
    }
  });
}
