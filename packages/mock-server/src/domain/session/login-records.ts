import type { LoginMethod, LoginOutcome, LoginRecord } from '@croupier/sdk/types';
import { DAY_MS } from '@croupier/sdk/rules';

import type { LoginRecordRow } from '../../store/rows/session.ts';
import {
  describeDevice,
  sessionOf,
  newestFirst,
  pageOf,
  Refusal,
  type CallContext,
  type PageQuery,
} from '../kernel/index.ts';
import { describeLogin } from '../member/index.ts';

/** Time for which the contract promises the records. */
const KEPT_MS = 367 * DAY_MS;

/** How somebody tried to log in to an account; `method` is null for sessions that no login opened. */
export interface LoginAttempt {
  readonly memberId: string;
  readonly method: LoginMethod | null;
}

/** Adds a login, or a failed attempt, to the account's history and deletes what is too old to be kept. Returns its id. */
export function recordLogin(
  { store, clock, random, caller: { address, userAgent } }: CallContext,
  { memberId, method }: LoginAttempt,
  outcome: LoginOutcome,
): string {
  const now = clock.now();
  const id = `log_${random.hex(12)}`;
  store.transact(() => {
    let oldest = store.loginRecords.oldestBy('memberId', memberId);
    while (oldest !== undefined && Date.parse(oldest.loggedInAt) < now.getTime() - KEPT_MS) {
      store.loginRecords.remove(oldest.id);
      oldest = store.loginRecords.oldestBy('memberId', memberId);
    }
    store.loginRecords.insert({
      id,
      memberId,
      loggedInAt: now.toISOString(),
      ip: address,
      location: null,
      device: describeDevice(userAgent),
      outcome,
      method,
    });
  });
  return id;
}

/** True for a login from an address or device from which nobody has logged in to the account; false for the first login. */
export function isNewPlace({ store, caller }: CallContext, memberId: string): boolean {
  const device = describeDevice(caller.userAgent);
  const logins = store.loginRecords.findBy('memberId', memberId).filter(({ outcome }) => outcome === 'SUCCESS');
  const isKnown = logins.some(({ ip }) => ip === caller.address) && logins.some((login) => login.device === device);
  return logins.length > 0 && !isKnown;
}

const CODE_REFUSALS: ReadonlySet<string> = new Set(['SMS_CODE_INVALID', 'SMS_CODE_EXPIRED', 'TWO_STEP_INVALID']);

/** Runs the check of a login's code. A wrong or old code is recorded as a failed attempt of the account, if there is one. */
export function checkLoginCode(
  context: CallContext,
  { memberId, method }: { readonly memberId: string | undefined; readonly method: LoginMethod },
  check: () => void,
): void {
  try {
    check();
  } catch (error) {
    if (memberId !== undefined && error instanceof Refusal && CODE_REFUSALS.has(error.code)) {
      recordLogin(context, { memberId, method }, 'CODE_FAILED');
    }
    throw error;
  }
}

/** One page of the account's logins and failed attempts, newest first; of one instant, the later first. */
export function listLogins(context: CallContext, page: PageQuery) {
  const { memberId } = sessionOf(context);
  const rows = newestFirst(context.store.loginRecords.findBy('memberId', memberId), ({ loggedInAt }) => loggedInAt);
  return pageOf(rows.map(describeAttempt), page);
}

function describeAttempt(row: LoginRecordRow): LoginRecord {
  const { outcome, method } = row;
  return { ...describeLogin(row), outcome, ...(method === null ? {} : { method }) };
}
