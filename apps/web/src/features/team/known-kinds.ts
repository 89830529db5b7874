import type { AccountType, DownlineActivity } from '@croupier/sdk/types';

import type { TextKey } from '../../i18n/text-key.ts';
import { isContractKind } from '../../shared/contracts/contract-kinds.ts';
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

/** Name of a kind of contract, also of one that the platform added after this version. */
export const contractText = (kind: string): TextKey =>
  isContractKind(kind) ? `teamFigures:contracts.${kind}` : 'team:contracts.OTHER';
