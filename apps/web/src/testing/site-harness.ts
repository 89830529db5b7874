import { createWorld, personas } from '@croupier/mock-server/node';
import { createApiClient, login } from '@croupier/sdk/client';
import { afterAll, beforeAll } from 'vitest';

import { stubBrowserApis, skipStyleInsertion } from './browser-stubs.ts';
import { planFault, type FaultKind } from './fault-kinds.data.ts';
import { findPageProblems } from './page-problems.ts';
import { TestSite } from './test-site.ts';

const SETUP_TIMEOUT_MS = 60_000;
/** Time in ms for an idle page to become usable: React shows suspended parts up to 300 ms later. */
const TIMEOUT_MS = 1_000;

/** Test site with sessions of members, and a function that makes one call fail. */
export interface SiteHarness {
  readonly site: TestSite;
  /** Session tokens by persona. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Resets the world, keeping these sessions. */
  readonly resetWorld: () => void;
  /** Makes a call fail during `act`, and returns the problems of the page. */
  readonly runWithFault: (call: string, kind: FaultKind, act: () => Promise<void>) => Promise<string[]>;
}

/** Harness for the tests of a file: created before them, and closed before jsdom. */
export function setUpTestSite(): SiteHarness {
  let created: SiteHarness | undefined;
  const harness = (): SiteHarness => {
    if (created === undefined) throw new Error('The harness can be used only in tests and hooks.');
    return created;
  };
  beforeAll(async () => {
    created = await createSiteHarness();
  }, SETUP_TIMEOUT_MS);
  // Pending work of React would fail the whole run when it runs without a window.
  afterAll(() => created?.site.leave());
  return {
    get site() {
      return harness().site;
    },
    get tokens() {
      return harness().tokens;
    },
    resetWorld: () => harness().resetWorld(),
    runWithFault: (...args) => harness().runWithFault(...args),
  };
}

async function createSiteHarness(): Promise<SiteHarness> {
  stubBrowserApis();
  skipStyleInsertion();
  const site = new TestSite();
  const modules = import.meta.glob([
    '../{app/{agent,layouts,live-events,search},features,shared}/**/*.tsx',
    '!**/*.test.tsx',
  ]);
  await Promise.all(Object.values(modules).map((load) => load()));
  const client = createApiClient({ baseUrl: 'https://platform.example', fetch: site.world.dispatch });
  const tokens: Record<string, string> = {};
  for (const persona of ['member', 'agent', 'subAgent', 'firstLogin', 'expiredPassword'] as const) {
    const { account: username, password } = personas[persona];
    tokens[persona] = (await login({ client, body: { username, password, type: 'username' } })).value.token;
  }
  // Each of these logins has sent a notice; a test finds only the messages that it causes.
  const { store } = site.world;
  store.transact(() => store.outbox.all().forEach(({ id }) => store.outbox.remove(id)));
  // Copied before each test: restoring a saved world checks every row, which takes 20 times as long.
  const snapshot = createWorld({ copyOf: site.world });

  const runWithFault: SiteHarness['runWithFault'] = async (call, kind, act) => {
    const stopFault = planFault(site.world, call, kind);
    site.isOffline = kind.fault === undefined;
    site.timesOutAtOnce = kind.fault?.kind === 'noAnswer';
    await act().finally(() => {
      site.isOffline = false;
      site.timesOutAtOnce = false;
    });
    await site.waitAtMost(() => findPageProblems().length === 0, TIMEOUT_MS);
    const hits = stopFault();
    const problems = [
      ...(hits === 0 ? ['does not make the call'] : []),
      ...findPageProblems(),
      ...site.problems.splice(0),
    ];
    return problems.map((problem) => `${call}, ${kind.name}: ${problem}`);
  };
  return { site, tokens, resetWorld: () => void site.resetWorld(snapshot), runWithFault };
}
