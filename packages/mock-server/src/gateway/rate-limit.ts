import { Refusal } from '../domain/refusal.ts';
import { createCallLimit } from './call-limit.ts';
import type { Stage } from './stages.ts';

/** Calls of one address in a minute; far above what a page needs, far below what a loop gone wild makes. */
export const CALLS_PER_MINUTE = 1200;
/** Calls that a vendor may make for one launch meanwhile: a round takes two of them, and an open one some more. */
const VENDOR_CALLS = 4;

/** Refuses a caller that calls too often, in real time. */
export function createRateLimit(wallNow: () => number, callsPerMinute: number = CALLS_PER_MINUTE): Stage {
  const addresses = createCallLimit(wallNow, callsPerMinute);
  const launches = createCallLimit(wallNow, callsPerMinute * VENDOR_CALLS);
  return ({ address, request: { launch } }) => {
    const retryAfter = launch === undefined ? addresses(address) : launches(launch);
    if (retryAfter !== undefined) throw new Refusal('RATE_LIMITED', { retryAfter });
  };
}
