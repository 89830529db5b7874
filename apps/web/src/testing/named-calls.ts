import { ENTRANCE_CALLS } from './entrance-calls.data.ts';
import { MEMBER_CALLS } from './member-calls.data.ts';
import { PAGE_CALLS } from './page-calls.data.ts';

/** Calls made by user actions. */
export const PRESSED_CALLS = [...ENTRANCE_CALLS, ...MEMBER_CALLS];

/** Covered in a browser by e2e/faults.spec.ts: Node's fetch cannot send jsdom's files. */
const IN_A_BROWSER = ['uploadImage', 'submitDepositProof'];

/** All calls tested with every fault, here or in a browser. */
export const namedCalls: ReadonlySet<string> = new Set([
  ...PAGE_CALLS.flatMap(({ calls }) => calls),
  ...PRESSED_CALLS.map(({ call }) => call),
  ...IN_A_BROWSER,
]);
