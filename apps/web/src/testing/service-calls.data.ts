import type { ActionCall } from './action-call.ts';
import { findControl, press } from './user-actions.ts';
import type { TestSite } from './test-site.ts';

const PAGE = { kind: 'frame', address: '/nowhere' } as const;
/** Longest wait for a measurement in ms: a ping without answer ends after 5 s. */
const MEASURING_MS = 3_000;
/** More than the age from which the status is requested again, in ms. */
const A_MINUTE_MS = 60_000;

async function measure(site: TestSite): Promise<void> {
  await press('Server speed');
  const isDone = (): boolean => findControl('Measure again')?.matches(':enabled') === true;
  await site.waitAtMost(() => isDone() || findControl('Try again') !== undefined, MEASURING_MS);
  // Closing aborts a ping that waits.
  if (!isDone()) await press('Close');
}

/** Comes back to the page a minute later. */
async function comeBack(): Promise<void> {
  const { now } = Date;
  const later = now() + A_MINUTE_MS;
  Date.now = () => later;
  document.dispatchEvent(new Event('visibilitychange'));
  Date.now = now;
}

/** Calls of what the frame opens over any page, and of what it does by itself. */
export const SERVICE_CALLS: readonly ActionCall[] = [
  { ...PAGE, call: 'listDomainRoutes', control: 'Server speed', act: measure, isOneTime: true },
  { ...PAGE, call: 'pingDomain', control: 'Server speed', act: measure, isOneTime: true },
  { ...PAGE, call: 'getSystemStatus', control: 'Server speed', act: comeBack, isOneTime: true },
];
