import type { CallContext } from '../kernel/index.ts';
import { openAccount } from '../member/index.ts';
import { openSession, type OpenedSession } from './session.ts';

const TRIAL_TYPE = 4;
/** Initial play money of a trial account. */
const TRIAL_BALANCE = '5000.00';

/** Creates a trial account with its session. */
export function startFreePlay(context: CallContext): OpenedSession {
  const { store, random } = context;
  return store.transact(() => {
    const member = openAccount(context, {
      account: `trial${random.hex(8)}`,
      type: TRIAL_TYPE,
      playMoney: TRIAL_BALANCE,
    });
    return openSession(context, member);
  });
}
