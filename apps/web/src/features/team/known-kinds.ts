import type { AccountType, ContractType, DownlineActivity } from '@croupier/sdk/types';

import type { TextKey } from '../../i18n/text-key.ts';
import { defineStatuses } from '../../shared/lists/statuses.ts';

/** Kinds of accounts. */
export const accountKinds = defineStatuses<AccountType>(
  { MEMBER: 'neutral', AGENT: 'neutral' },
  { unknown: 'MEMBER', textOf: (kind) => `team:kind.${kind}` },
);

/** What accounts do. */
export const activities = defineStatuses<DownlineActivity>(
  { NEW: 'neutral', ACTIVE: 'neutral', INACTIVE: 'neutral' },
  { unknown: 'INACTIVE', textOf: (activity) => `team:activity.${activity}` },
);

/** The compiler reports a kind of the contract that has no text. */
const CONTRACT_TEXTS: Readonly<Record<ContractType, TextKey>> = {
  DIVIDEND: 'team:contracts.DIVIDEND',
  DAILY_SALARY: 'team:contracts.DAILY_SALARY',
  HOUR_SALARY: 'team:contracts.HOUR_SALARY',
  REALTIME_SALARY: 'team:contracts.REALTIME_SALARY',
};

/** False for a kind that the platform added after this version. */
export const isContractKind = (kind: string): kind is ContractType => Object.hasOwn(CONTRACT_TEXTS, kind);

/** Name of a kind of contract. */
export const contractText = (kind: string): TextKey =>
  isContractKind(kind) ? CONTRACT_TEXTS[kind] : 'team:contracts.OTHER';
