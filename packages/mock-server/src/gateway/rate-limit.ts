import { Refusal } from '../domain/kernel/index.ts';
import { createCallLimit } from './call-limit.ts';
import type { Stage } from './stages.ts';

/** Calls per network address and minute: many more than a page needs, many fewer than an endless loop makes. */
export const CALLS_PER_MINUTE = 1200;
/** Factor of the limit for a vendor's calls per launch: a round takes two calls, and more when they are repeated. */
const VENDOR_FACTOR = 4;

/** Refuses calls above the limit per minute of real time. */
export function createRateLimit(wallNow: () => number, callsPerMinute: number = CALLS_PER_MINUTE): Stage {
  const addresses = createCallLimit(wallNow, callsPerMinute);
  const launches = createCallLimit(wallNow, callsPerMinute * VENDOR_FACTOR);
  return ({ address, request: { launch } }) => {
    const retryAfter = launch === undefined ? addresses(address) : launches(launch);
    if (retryAfter !== undefined) throw new Refusal('RATE_LIMITED', { retryAfter });
  };
}
