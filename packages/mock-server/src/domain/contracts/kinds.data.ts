import type { PeriodKind } from '@croupier/sdk/rules';
import type { ContractType } from '@croupier/sdk/types';

export interface ContractKind {
  /** What is counted by itself; null where it is the contract's period. */
  readonly window: PeriodKind | null;
  /** Highest rate of a tier, a decimal string (CT-02). */
  readonly maxRate: string;
}

/** The kinds of contract of the site, in the order in which they are paid at one moment (CT-51). */
export const KINDS: Readonly<Record<ContractType, ContractKind>> = {
  REALTIME_SALARY: { window: 'FIVE_MINUTES', maxRate: '0.0100' },
  HOUR_SALARY: { window: 'HOUR', maxRate: '0.0100' },
  DAILY_SALARY: { window: 'DAY', maxRate: '0.0200' },
  DIVIDEND: { window: null, maxRate: '0.5000' },
};

// The keys are exactly the kinds.
export const CONTRACT_TYPES = Object.keys(KINDS) as readonly ContractType[];
