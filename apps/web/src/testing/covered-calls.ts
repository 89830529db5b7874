import { AUTH_CALLS } from './auth-calls.data.ts';
import { MEMBER_CALLS } from './member-calls.data.ts';
import { PAGE_CALLS } from './page-calls.data.ts';

/** Calls made by user actions. */
export const ACTION_CALLS = [...AUTH_CALLS, ...MEMBER_CALLS];

/** Covered in a browser by e2e/faults.spec.ts: Node's fetch cannot send jsdom's files. */
const IN_A_BROWSER = ['uploadImage', 'submitDepositProof'];

/** All calls tested with every fault, here or in a browser. */
export const coveredCalls: ReadonlySet<string> = new Set([
  ...PAGE_CALLS.flatMap(({ calls }) => calls),
  ...ACTION_CALLS.map(({ call }) => call),
  ...IN_A_BROWSER,
]);
