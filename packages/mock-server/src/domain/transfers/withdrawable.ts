import type { Amount } from '@croupier/sdk/rules';

import type { DomainContext } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { existingMember } from '../member/index.ts';

/** What of a main balance is not locked, [W-16]. Nothing is, because the sandbox does not count turnover yet. */
export function withdrawableOf(context: DomainContext, memberId: string): Amount {
  return mainBalance(context, existingMember(context, memberId));
}
