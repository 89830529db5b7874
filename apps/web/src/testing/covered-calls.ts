import { AUTH_CALLS } from './auth-calls.data.ts';
import { MEMBER_CALLS } from './member-calls.data.ts';
import { PAGE_CALLS } from './page-calls.data.ts';

/** Calls made by user actions. */
export const ACTION_CALLS = [...AUTH_CALLS, ...MEMBER_CALLS];

/** Covered by e2e/faults.spec.ts, because Node's fetch cannot send jsdom's files. */
const E2E_CALLS = ['uploadImage', 'submitDepositProof'];

/** Calls that are tested with faults, here or in a browser. */
export const coveredCalls: ReadonlySet<string> = new Set([
  ...PAGE_CALLS.flatMap(({ calls }) => calls),
  ...ACTION_CALLS.map(({ call }) => call),
  ...E2E_CALLS,
]);
