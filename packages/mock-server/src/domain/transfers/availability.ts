import type { Amount } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../kernel/index.ts';
import { mayReceive } from '../player-limits/index.ts';
import { isRestricted } from '../restrictions/index.ts';

/**
 * True while an account of the team can receive money from its upline, this amount or any. The sender never learns why it
 * cannot (P-25).
 */
export function isAvailable(context: DomainContext, receiver: MemberRow, amount?: Amount): boolean {
  return !isRestricted(context, receiver, 'RECEIVE') && mayReceive(context, receiver, amount);
}
