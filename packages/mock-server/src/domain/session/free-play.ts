import type { MemberInfo } from '@croupier/sdk/types';

import type { DomainContext } from '../context.ts';
import { openAccount } from '../member/open-account.ts';
import { openSession, type Visitor } from '../session.ts';

const TRIAL_TYPE = 4;
/** Play money that a trial starts with. */
const TRIAL_BALANCE = '5000.00';

/** Opens a trial account of its own for this visitor, and its session. */
export function startFreePlay(context: DomainContext, visitor: Visitor): { token: string; user: MemberInfo } {
  const { store, random } = context;
  return store.transact(() => {
    const member = openAccount(context, {
      account: `trial${random.hex(8)}`,
      type: TRIAL_TYPE,
      playMoney: TRIAL_BALANCE,
    });
    const { token, user } = openSession(context, member, visitor);
    return { token, user };
  });
}
