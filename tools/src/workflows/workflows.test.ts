import { once } from 'node:events';
import { createServer } from 'node:http';

import { readWorkflowDocuments } from '@croupier/api-spec/arazzo/read-documents';
import { runWorkflow, type RunOptions } from '@croupier/api-spec/arazzo/run-workflow';
import { createHttpMock, personas } from '@croupier/mock-server/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { connect } from './platform.ts';

const server = createServer(createHttpMock().listener);
let origin = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Control calls of one world of the mock. */
interface World {
  control(method: string, path: string, body?: object): Promise<Record<string, unknown>>;
}

const openWorld = (name: string): World => ({
  async control(method, path, body) {
    const headers = { 'X-Mock-World': name };
    const answer = await fetch(`${origin}/__mock${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(answer.status, `${method} ${path}`).toBe(200);
    return answer.json();
  },
});

const { member, agent, unknownAddress } = personas;
/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** An agent and a direct downline of it. */
const parties = {
  agent: agent.account,
  agentPassword: agent.password,
  downline: member.account,
  downlinePassword: member.password,
};

/** What each workflow needs in the mock: its inputs, and the state that they rely on. */
const SETUPS: Readonly<Record<string, (world: World) => Promise<Pick<RunOptions, 'inputs' | 'ask'>>>> = {
  twoStepLogin: (world) =>
    Promise.resolve({
      inputs: { username: unknownAddress.account, password: unknownAddress.password },
      ask: async () => {
        const { messages } = await world.control('GET', `/outbox?to=${unknownAddress.account}`);
        return Reflect.get(Object(Array.isArray(messages) ? messages[0] : undefined), 'code');
      },
    }),
  async deposit(world) {
    const { key: providerSecret } = await world.control('GET', '/providers/kampupot/signing-key');
    return { inputs: { username: member.account, password: member.password, providerSecret } };
  },
  withdrawal: () =>
    Promise.resolve({
      inputs: {
        username: member.account,
        password: member.password,
        paymentPassword: '482915',
        receipt: new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }),
      },
    }),
  async firstWithdrawal(world) {
    await world.control('PATCH', '/site', { sliderAtRegistration: false });
    const { key: providerSecret } = await world.control('GET', '/providers/kampupot/signing-key');
    const { key: vendorSecret } = await world.control('GET', '/vendors/TALA/signing-key');
    return {
      inputs: {
        newUsername: 'maya1994',
        email: 'maya1994@mail.example',
        accountNumber: '002144719034',
        transactionId: 'vt_90231',
        receipt: new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }),
        providerSecret,
        vendorSecret,
      },
    };
  },
  contractOffer: () => Promise.resolve({ inputs: parties }),
  async contractSettled(world) {
    const { key: vendorSecret } = await world.control('GET', '/vendors/TALA/signing-key');
    return { inputs: { ...parties, transactionId: 'vt_90231', vendorSecret } };
  },
};

const workflows = [...(await readWorkflowDocuments()).values()].flatMap((document) => document.workflows);

it('has a set-up for every workflow', () => {
  expect(Object.keys(SETUPS).toSorted()).toEqual(workflows.map(({ workflowId }) => workflowId).toSorted());
});

it.each(workflows)('runs $workflowId against the mock, up to the first call that is not modelled', async (workflow) => {
  const world = openWorld(workflow.workflowId);
  // Stopped, because the sandbox itself credits a deposit after three seconds.
  await world.control('PATCH', '/clock', { frozen: true });
  const { notModelled } = await world.control('GET', '/coverage');
  const waitsFor = workflow.steps.find(
    ({ operationId }) => Array.isArray(notModelled) && notModelled.includes(operationId),
  );
  const send = connect(origin, (request) => {
    request.headers.set('X-Mock-World', workflow.workflowId);
    // Makes the mock refuse a call that it does not model, in place of the contract's example.
    request.headers.set('X-Mock-Source', 'modelled');
    return fetch(request);
  });
  const sleep = async (seconds: number): Promise<void> =>
    void (await world.control('PATCH', '/clock', { advance: seconds * 1000 }));

  const report = await runWorkflow(workflow, {
    inputs: {},
    ...(await SETUPS[workflow.workflowId]?.(world)),
    send,
    sleep,
  });

  const isRefused = { stepId: waitsFor?.stepId, isPassed: false, status: 501 };
  const isDone = { stepId: workflow.steps.at(-1)?.stepId, isPassed: true };
  expect(report.steps.at(-1)).toMatchObject(waitsFor === undefined ? isDone : isRefused);
});
