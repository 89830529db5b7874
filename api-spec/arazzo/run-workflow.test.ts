import { describe, expect, it } from 'vitest';

import type { Step, Workflow } from './document.ts';
import { runWorkflow, type Exchange, type RunOptions, type StepRequest } from './run-workflow.ts';

const ok = (value: unknown = {}, status = 200): Exchange => ({
  answer: { status, headers: new Headers({ 'X-Trace': 't1' }), body: { value } },
});
const CRITERIA = [{ condition: '$statusCode == 200' }];
const read: Step = {
  stepId: 'read',
  operationId: 'getMemberInfo',
  parameters: [{ name: 'Authorization', in: 'header', value: 'Bearer {$inputs.token}' }],
  successCriteria: [...CRITERIA, { condition: "$response.body#/value/state == 'DONE'" }],
  outputs: { state: '$response.body#/value/state', trace: '$response.header.X-Trace' },
};
const workflow: Workflow = {
  workflowId: 'small',
  inputs: {
    required: ['token'],
    properties: { token: { format: 'password' }, account: { default: 'maricel' }, code: {} },
  },
  steps: [
    {
      stepId: 'ask',
      operationId: 'login',
      requestBody: { payload: { account: '$inputs.account', secret: '$inputs.token' } },
      successCriteria: CRITERIA,
    },
    read,
  ],
  outputs: { state: '$steps.read.outputs.state', trace: '$steps.read.outputs.trace' },
};
const withRead = (change: object): Workflow => ({ ...workflow, steps: [{ ...read, ...change }], outputs: {} });

/** Runs a workflow against these exchanges, in their order; returns the report, the requests and the waits. */
async function run(exchanges: readonly Exchange[], changed: Workflow = workflow, options: Partial<RunOptions> = {}) {
  const requests: StepRequest[] = [];
  const waits: number[] = [];
  const report = await runWorkflow(changed, {
    inputs: { token: 'tk_1' },
    send: (request) => {
      requests.push(request);
      return Promise.resolve(exchanges[requests.length - 1] ?? {});
    },
    sleep: (seconds) => Promise.resolve(void waits.push(seconds)),
    ...options,
  });
  return { report, requests, waits };
}

describe('runWorkflow', () => {
  it('runs the steps in order, with inputs, defaults and outputs', async () => {
    const { report, requests } = await run([ok(), ok({ state: 'DONE' })]);
    expect(requests.map(({ operationId, body, headers }) => ({ operationId, body, headers }))).toEqual([
      { operationId: 'login', body: { account: 'maricel', secret: 'tk_1' }, headers: {} },
      { operationId: 'getMemberInfo', body: undefined, headers: { Authorization: 'Bearer tk_1' } },
    ]);
    expect(report).toMatchObject({ isPassed: true, outputs: { state: 'DONE', trace: 't1' } });
  });

  it('has query parameters of an address as outputs', async () => {
    const changed = {
      ...withRead({ outputs: { launch: '$response.body#/value/url' }, 'x-query-outputs': { launch: 't' } }),
      outputs: { launch: '$steps.read.outputs.launch' },
    };
    const answer = { state: 'DONE', url: '/play?a=1&t=lt_7#top' };
    expect((await run([ok(answer)], changed)).report).toMatchObject({ isPassed: true, outputs: { launch: 'lt_7' } });
    const { report } = await run([ok({ state: 'DONE', url: '/play' })], changed);
    expect(report.steps).toMatchObject([{ isPassed: false, problem: 'The answer has no value for launch.' }]);
  });

  it('masks secret inputs in the report', async () => {
    const { report } = await run([ok(), ok({ state: 'DONE' })]);
    expect(report.steps[0]?.request.body).toEqual({ account: 'maricel', secret: '***' });
    expect(JSON.stringify(report)).not.toContain('tk_1');
  });

  it('ends with the first step whose criteria are not met, and says which', async () => {
    const { report, requests } = await run([ok({}, 422), ok({ state: 'DONE' })]);
    expect(requests).toHaveLength(1);
    expect(report).toMatchObject({ isPassed: false, outputs: {} });
    expect(report.steps).toMatchObject([
      { stepId: 'ask', status: 422, isPassed: false, criteria: [{ condition: '$statusCode == 200', isMet: false }] },
    ]);
  });

  it('fails an answer that is against the contract although its criteria are met', async () => {
    const { report } = await run([{ ...ok(), problem: 'value.token: expected string' }]);
    expect(report.steps).toMatchObject([{ isPassed: false, status: 200, problem: 'value.token: expected string' }]);
  });

  it('fails an answer without the value of an output', async () => {
    const { report } = await run(
      [ok({ state: 'DONE' })],
      withRead({ outputs: { date: '$response.body#/value/date' } }),
    );
    expect(report.steps).toMatchObject([
      { isPassed: false, problem: 'The answer has no value for date.', outputs: {} },
    ]);
  });

  it('repeats a step until its criteria are met, up to its limit', async () => {
    const changed = withRead({ onFailure: [{ type: 'retry', retryAfter: 30, retryLimit: 2 }] });
    const waiting = ok({ state: 'OPEN' });
    const late = await run([waiting, waiting, ok({ state: 'DONE' })], changed);
    expect([late.report.isPassed, late.report.steps[0]?.tries, late.waits]).toEqual([true, 3, [30, 30]]);
    const never = await run([waiting, waiting, waiting, ok({ state: 'DONE' })], changed);
    expect([never.report.isPassed, never.requests.length]).toEqual([false, 3]);
  });

  it('asks for an input when a step first needs it', async () => {
    const asked: string[] = [];
    const needsCode = withRead({ requestBody: { payload: { code: '$inputs.code' } } });
    const { requests } = await run(
      [ok(), ok({ state: 'DONE' })],
      {
        ...needsCode,
        steps: [...workflow.steps.slice(0, 1), ...needsCode.steps],
      },
      {
        ask: (name) => Promise.resolve(`${name}-${asked.push(name)}`),
      },
    );
    expect(requests.map(({ body }) => Reflect.get(Object(body), 'code'))).toEqual([undefined, 'code-1']);
  });

  it('refuses missing and unknown inputs, and parts that are not supported', async () => {
    await expect(run([], workflow, { inputs: {} })).rejects.toThrow('needs the input token');
    await expect(run([], workflow, { inputs: { token: 'a', tokn: 'b' } })).rejects.toThrow('no input tokn');
    await expect(run([], withRead({ onSuccess: [] }))).rejects.toThrow('onSuccess is not supported');
    await expect(run([], withRead({ onFailure: [{ type: 'goto' }] }))).rejects.toThrow('only retry is supported');
  });
});
