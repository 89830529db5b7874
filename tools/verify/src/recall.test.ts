import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checks } from './checks/index.ts';
import { operations } from './contract/operations.ts';
import { countStates, failuresOf, type RunResult } from './run/result.ts';
import { verify } from './run/verify.ts';
import { connect } from './server/server.ts';
import { startDriftProxy, type DriftProxy } from './testing/drift-proxy.ts';
import { startMock, type RunningMock } from './testing/mock.ts';
import { PLANTED_DRIFTS } from './testing/planted-drifts.ts';

let mock: RunningMock;
let proxy: DriftProxy;

beforeAll(async () => {
  mock = await startMock();
  proxy = await startDriftProxy(mock.baseUrl);
});

afterAll(() => {
  proxy.close();
  mock.close();
});

const run = (wanted: (id: string) => boolean, baseUrl = proxy.baseUrl): Promise<RunResult> => {
  const chosen = operations.filter(({ id }) => wanted(id));
  return verify({ baseUrl, server: connect({ baseUrl, tokens: mock.tokens }), operations: chosen, checks });
};

describe('a server that conforms', () => {
  it('fails no operation, and every reading call conforms but the stream', async () => {
    proxy.plant(undefined);
    const result = await run(() => true, mock.baseUrl);
    expect(failuresOf(result)).toEqual([]);
    const reads = operations.filter(({ isRead, eventStream }) => isRead && eventStream !== true);
    expect(countStates(result)).toEqual({
      conforms: reads.length,
      fails: 0,
      'not implemented': 0,
      'not reached': operations.length - reads.length,
    });
  });
});

describe('a server with one drift', () => {
  it.each(PLANTED_DRIFTS)('fails with $what', async ({ operation, check, field, ...drift }) => {
    proxy.plant(drift);
    const result = await run((id) => id === operation);
    const problems = result.operations.flatMap((one) =>
      one.problems.map((problem) => `${problem.check} ${problem.field}`),
    );
    expect(countStates(result).fails).toBe(1);
    expect(problems).toContainEqual(expect.stringContaining(`${check} ${field}`));
  });
});
