import type { AgentRevenueTotal } from '@croupier/sdk/types';

import { agentPaths, contractPaths } from '../../shared/agent-paths.ts';

/** What an agent earns, in the order of the page; a part leads to its settlements. */
export const INCOME_PARTS = [
  { field: 'dividend', path: contractPaths.DIVIDEND },
  { field: 'dailySalary', path: contractPaths.DAILY_SALARY },
  { field: 'hourSalary', path: contractPaths.HOUR_SALARY },
  { field: 'realtimeSalary', path: contractPaths.REALTIME_SALARY },
  // A rebate difference is made of bets.
  { field: 'rebate', path: agentPaths.bets },
] as const satisfies readonly { readonly field: keyof AgentRevenueTotal; readonly path: string }[];

export type IncomeField = (typeof INCOME_PARTS)[number]['field'];

/** Parts of the chart: a dividend is paid for many days at once and would flatten all others. */
export const CHART_FIELDS = [
  'dailySalary',
  'rebate',
  'hourSalary',
  'realtimeSalary',
] as const satisfies readonly IncomeField[];
