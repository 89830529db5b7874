import { personas, type World } from '@croupier/mock-server/node';
import { createApiClient, login } from '@croupier/sdk/client';
import { vi } from 'vitest';

import { stubBrowserApis, skipStyleInsertion } from './browser-stubs.ts';
import { planFault, type FaultKind } from './fault-kinds.data.ts';
import { findPageProblems } from './page-problems.ts';
import { TestSite } from './test-site.ts';

/** Extra time in ms for a page to become usable after it is idle: React delays late parts by 300 ms. */
const TIMEOUT_MS = 1_000;

/** Test site with logged-in members and a way to make one call fail. */
export interface FaultHarness {
  readonly stage: TestSite;
  /** Session tokens by persona. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Resets the world, keeping these sessions. */
  readonly renew: () => void;
  /** Problems of the page after a call failed. */
  readonly runWithFault: (call: string, kind: FaultKind, happen: () => Promise<void>) => Promise<string[]>;
}

export async function createFaultHarness(): Promise<FaultHarness> {
  stubBrowserApis();
  skipStyleInsertion();
  vi.stubEnv('VITE_MOCK', 'off');
  const stage = new TestSite();
  const parts = import.meta.glob([
    '../{app/layouts,features,shared}/**/*.tsx',
    '../i18n/locales/en/*.json',
    '!**/*.test.tsx',
  ]);
  await Promise.all(Object.values(parts).map((load) => load()));
  const client = createApiClient({ baseUrl: 'https://platform.example', fetch: stage.world.dispatch });
  const tokens: Record<string, string> = {};
  for (const persona of ['member', 'firstLogin', 'expiredPassword'] as const) {
    const { account: username, password } = personas[persona];
    tokens[persona] = (await login({ client, body: { username, password, type: 'username' } })).value.token;
  }
  const snapshot: ReturnType<World['save']> = stage.world.save();

  const runWithFault: FaultHarness['runWithFault'] = async (call, kind, happen) => {
    const countHits = planFault(stage.world, call, kind);
    stage.isOffline = kind.fault === undefined;
    stage.isImpatient = kind.fault?.kind === 'noAnswer';
    await happen().finally(() => {
      stage.isOffline = false;
      stage.isImpatient = false;
    });
    await stage.waitFor(() => findPageProblems().length === 0, TIMEOUT_MS);
    const hits = countHits();
    const problems = [
      ...(hits === 0 ? ['does not make the call'] : []),
      ...findPageProblems(),
      ...stage.problems.splice(0),
    ];
    return problems.map((problem) => `${call}, ${kind.name}: ${problem}`);
  };
  return { stage, tokens, renew: () => void stage.renew(snapshot), runWithFault };
}
