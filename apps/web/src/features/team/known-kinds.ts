import type { AccountType, ContractType } from '@croupier/sdk/types';

import type { TextKey } from '../../i18n/text-key.ts';
import { defineStatuses } from '../../shared/lists/statuses.ts';

/** Kinds of accounts. */
export const accountKinds = defineStatuses<AccountType>(
  { MEMBER: 'neutral', AGENT: 'neutral' },
  { unknown: 'MEMBER', textOf: (kind) => `team:kind.${kind}` },
);

const CONTRACT_KINDS: readonly ContractType[] = ['DIVIDEND', 'DAILY_SALARY', 'HOUR_SALARY', 'REALTIME_SALARY'];

/** False for a kind that the platform added after this version. */
export const isContractKind = (kind: string): kind is ContractType => CONTRACT_KINDS.some((known) => known === kind);

/** Name of a kind of contract. */
export const contractText = (kind: string): TextKey =>
  isContractKind(kind) ? `team:contracts.${kind}` : 'team:contracts.OTHER';
