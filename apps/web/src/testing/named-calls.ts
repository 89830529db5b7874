import { ENTRANCE_CALLS } from './entrance-calls.data.ts';
import { MEMBER_CALLS } from './member-calls.data.ts';
import { PAGE_CALLS } from './page-calls.data.ts';

/** Calls that are made by doing something. */
export const PRESSED_CALLS = [...ENTRANCE_CALLS, ...MEMBER_CALLS];

/** Proven in a browser by e2e/faults.spec.ts: jsdom's files are none that Node's fetch could send. */
const IN_A_BROWSER = ['uploadImage', 'submitDepositProof'];

/** Every call that is met with every fault, here or in a browser. */
export const namedCalls: ReadonlySet<string> = new Set([
  ...PAGE_CALLS.flatMap(({ calls }) => calls),
  ...PRESSED_CALLS.map(({ call }) => call),
  ...IN_A_BROWSER,
]);
