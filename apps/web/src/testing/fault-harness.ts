import { personas, type World } from '@croupier/mock-server/node';
import { createApiClient, login } from '@croupier/sdk/client';
import { afterAll, beforeAll, vi } from 'vitest';

import { stubBrowserApis, skipStyleInsertion } from './browser-stubs.ts';
import { planFault, type FaultKind } from './fault-kinds.data.ts';
import { findPageProblems } from './page-problems.ts';
import { TestSite } from './test-site.ts';

const SETUP_TIMEOUT_MS = 60_000;
/** Extra time in ms for a page to become usable after it is idle: React delays late parts by 300 ms. */
const TIMEOUT_MS = 1_000;

/** Test site with logged-in members and a way to make one call fail. */
export interface FaultHarness {
  readonly site: TestSite;
  /** Session tokens by persona. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Resets the world, keeping these sessions. */
  readonly renew: () => void;
  /** Problems of the page after a call failed. */
  readonly runWithFault: (call: string, kind: FaultKind, happen: () => Promise<void>) => Promise<string[]>;
}

/** The harness for the tests of a file. It is there when they run, and its page is closed before jsdom is. */
export function setUpFaultHarness(): FaultHarness {
  let created: FaultHarness | undefined;
  const harness = (): FaultHarness => {
    if (created === undefined) throw new Error('The harness is set up before the first test, not before.');
    return created;
  };
  beforeAll(async () => {
    created = await createFaultHarness();
  }, SETUP_TIMEOUT_MS);
  // React's pending work would otherwise run without a window, which fails the whole run.
  afterAll(() => created?.site.leave());
  return {
    get site() {
      return harness().site;
    },
    get tokens() {
      return harness().tokens;
    },
    renew: () => harness().renew(),
    runWithFault: (...args) => harness().runWithFault(...args),
  };
}

async function createFaultHarness(): Promise<FaultHarness> {
  stubBrowserApis();
  skipStyleInsertion();
  vi.stubEnv('VITE_MOCK', 'off');
  const site = new TestSite();
  const parts = import.meta.glob([
    '../{app/layouts,features,shared}/**/*.tsx',
    '../i18n/locales/en/*.json',
    '!**/*.test.tsx',
  ]);
  await Promise.all(Object.values(parts).map((load) => load()));
  const client = createApiClient({ baseUrl: 'https://platform.example', fetch: site.world.dispatch });
  const tokens: Record<string, string> = {};
  for (const persona of ['member', 'firstLogin', 'expiredPassword'] as const) {
    const { account: username, password } = personas[persona];
    tokens[persona] = (await login({ client, body: { username, password, type: 'username' } })).value.token;
  }
  const snapshot: ReturnType<World['save']> = site.world.save();

  const runWithFault: FaultHarness['runWithFault'] = async (call, kind, happen) => {
    const countHits = planFault(site.world, call, kind);
    site.isOffline = kind.fault === undefined;
    site.isImpatient = kind.fault?.kind === 'noAnswer';
    await happen().finally(() => {
      site.isOffline = false;
      site.isImpatient = false;
    });
    await site.waitFor(() => findPageProblems().length === 0, TIMEOUT_MS);
    const hits = countHits();
    const problems = [
      ...(hits === 0 ? ['does not make the call'] : []),
      ...findPageProblems(),
      ...site.problems.splice(0),
    ];
    return problems.map((problem) => `${call}, ${kind.name}: ${problem}`);
  };
  return { site, tokens, renew: () => void site.renew(snapshot), runWithFault };
}
