import { personas } from '@croupier/mock-server/server';
import { afterAll, describe, expect, it } from 'vitest';

import { checks } from './checks/index.ts';
import { operations } from './contract/operations.ts';
import { workflows } from './journeys/run-journeys.ts';
import { countStates, failuresOf, type RunResult } from './run/result.ts';
import { verify } from './run/verify.ts';
import { connectSandbox } from './server/sandbox.ts';
import { connect } from './server/server.ts';
import { startDriftProxy, type DriftProxy } from './testing/drift-proxy.ts';
import { startMock, type RunningMock } from './testing/mock.ts';
import { PLANTED_DRIFTS } from './testing/planted-drifts.ts';

interface Tested {
  readonly mock: RunningMock;
  readonly proxy: DriftProxy;
}

async function startTested(seed = 1): Promise<Tested & { readonly stop: () => void }> {
  const started = await startMock({ seed });
  const planting = await startDriftProxy(started.baseUrl);
  return {
    mock: started,
    proxy: planting,
    stop() {
      planting.close();
      started.close();
    },
  };
}

const { mock, proxy, stop } = await startTested();
afterAll(stop);

const { member, agent, unknownAddress } = personas;
const accountOf = ({ account, password }: { readonly account: string; readonly password: string }) => ({
  name: account,
  password,
});
const JOURNEY_INPUTS = {
  accounts: new Map([
    ['member', accountOf(member)],
    ['agent', accountOf(agent)],
  ]),
  inputs: new Map([
    ['paymentPassword', '482915'],
    ['twoStepLogin.username', unknownAddress.account],
    ['twoStepLogin.password', unknownAddress.password],
  ]),
  keys: new Map<string, string>(),
};

const keyed = new Set<string>(operations.filter(({ idempotent }) => idempotent).map(({ id }) => id));

interface RunOptions {
  readonly tested?: Tested;
  readonly mayWrite?: boolean;
  /** Ids of workflows. */
  readonly journeys?: readonly string[];
}

function run(
  wanted: (id: string) => boolean,
  { tested = { mock, proxy }, mayWrite = false, journeys = [] }: RunOptions = {},
): Promise<RunResult> {
  const { baseUrl } = tested.proxy;
  const server = connect({ baseUrl, tokens: tested.mock.tokens });
  const sandbox = connectSandbox(`${tested.mock.baseUrl}/__mock`);
  return verify({
    baseUrl,
    server,
    operations: operations.filter(({ id }) => wanted(id)),
    checks,
    mayWrite,
    journeys: { ...JOURNEY_INPUTS, sandbox, wanted: journeys },
  });
}

describe('a server that conforms', () => {
  it('fails no operation, and every reading call and the stream conform', async () => {
    proxy.plant(undefined);
    const result = await run(() => true);
    expect(failuresOf(result)).toEqual([]);
    const reads = operations.filter(({ isRead, tag }) => isRead || tag === 'event');
    expect(countStates(result)).toEqual({
      conforms: reads.length,
      fails: 0,
      'not implemented': 0,
      'not reached': operations.length - reads.length,
    });
  });
});

describe('false alarms', () => {
  // A run takes about 20 s; `VERIFY_CLEAN_RUNS=10` makes ten, each in another world.
  const seeds = Array.from({ length: Number(process.env['VERIFY_CLEAN_RUNS'] ?? 1) }, (_, index) => index + 1);

  it.each(seeds)('has none with every check and journey in the world of seed %i', async (seed) => {
    const tested = await startTested(seed);
    const all = workflows.map(({ workflowId }) => workflowId);
    const result = await run(() => true, { tested, mayWrite: true, journeys: all });
    tested.stop();
    expect(failuresOf(result)).toEqual([]);
    expect(result.journeys.filter(({ state }) => state !== 'passes')).toEqual([]);
    const reached = result.operations.filter(({ id, state }) => keyed.has(id) && state === 'conforms');
    expect(reached.map(({ id }) => id)).toEqual(expect.arrayContaining(['createDepositOrder', 'claimReward']));
    expect(reached.length).toBeGreaterThan(12);
  });
});

describe('what a run changes', () => {
  it('carries out no writing call without --allow-writes', async () => {
    const succeeded = new Set<string>();
    proxy.plant({
      answer: ({ status }, { method, url }) => void (status < 300 && succeeded.add(`${method} ${url.pathname}`)),
    });
    await run(() => true);
    const reads = operations
      .filter(({ isRead, tag }) => isRead || tag === 'event')
      .map(({ method, path }) => patternOf(method, path));
    expect([...succeeded].filter((call) => !reads.some((read) => read.test(call)))).toEqual([]);
    expect(succeeded.size).toBeGreaterThan(100);
  });
});

/** Matches a call of the operation, such as `GET /wps/deposit/orders/dep_1`. */
function patternOf(method: string, path: string): RegExp {
  return new RegExp(`^${method} ${path.replaceAll(/\{[^}]+\}/gu, '[^/]+')}$`, 'u');
}

describe('a server with one drift', () => {
  it('has one of at least forty kinds', () => {
    expect(new Set(PLANTED_DRIFTS.map(({ what }) => what)).size).toBeGreaterThanOrEqual(40);
  });

  it.each(PLANTED_DRIFTS)('fails with $what', async ({ operation, check, field, writes, list, journey, ...drift }) => {
    // Each writing run begins with the same data.
    const tested = writes === true ? await startTested() : { mock, proxy, stop: () => {} };
    tested.proxy.plant(drift);
    const result = await run((id) => id === operation || id === list, {
      tested,
      mayWrite: writes === true,
      ...(journey === undefined ? {} : { journeys: [journey] }),
    });
    tested.stop();
    const problems = result.operations.flatMap((one) =>
      one.problems.map((problem) => `${problem.check} ${problem.field}`),
    );
    expect(countStates(result).fails).toBe(1);
    expect(problems).toContainEqual(expect.stringContaining(`${check} ${field}`));
  });
});
