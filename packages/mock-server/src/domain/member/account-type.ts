import { roleOfType } from '@croupier/sdk/rules';
import type { AccountType } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';

/** The types of accounts that are opened below an agent (AG-01). */
const TYPES: Readonly<Record<AccountType, number>> = { MEMBER: 0, AGENT: 1 };

/** The type of a new account of a kind. */
export const typeOfKind = (kind: AccountType): number => TYPES[kind];

/** Whether an account has a team, whatever type of agent it is. */
export const kindOfAccount = ({ type }: Pick<MemberRow, 'type'>): AccountType =>
  roleOfType(type) === 'agent' ? 'AGENT' : 'MEMBER';
