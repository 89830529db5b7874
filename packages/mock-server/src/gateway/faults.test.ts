import { createDepositOrder, getMemberInfo, getSiteConfiguration, login, logout } from '@croupier/sdk/client';
import type { OperationId } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import type { FaultRow } from '../store/rows/faults.ts';
import { corruptEnum } from './corrupt-answer.ts';
import { bodyOf, createCaller, refusalOf, type Caller } from '../testing/caller.ts';
import { createPlayer, keyOf } from '../testing/money.ts';

const NONE = {
  status: null,
  code: null,
  retryAfter: null,
  milliseconds: null,
  field: null,
  left: null,
  probability: 1,
  hits: 0,
};
let planned = 0;

function plan({ world }: Caller, kind: FaultRow['kind'], details: Partial<FaultRow> = {}) {
  planned += 1;
  const row = { ...NONE, operation: 'getSiteConfiguration', id: `fault-${planned}`, kind, ...details };
  world.store.transact(() => world.store.faults.insert(row));
}

const ask = ({ world }: Caller, signal?: AbortSignal) =>
  world.dispatch(
    new Request('http://platform.example/wps/system/siteConfig?device=WEB', signal === undefined ? {} : { signal }),
  );
const askBySdk = ({ client }: Caller) => getSiteConfiguration({ client, query: { device: 'WEB' } });

describe('a planned fault', () => {
  it('resets the connection', async () => {
    const caller = createCaller();
    plan(caller, 'reset');
    await expect(ask(caller)).rejects.toThrow(TypeError);
  });

  it('never answers until the caller aborts', async () => {
    const caller = createCaller();
    plan(caller, 'noAnswer');
    await expect(ask(caller, AbortSignal.timeout(20))).rejects.toThrow('timeout');
  });

  it('answers a status without a body, or an HTML page', async () => {
    const caller = createCaller();
    plan(caller, 'status', { status: 503, left: 1 });
    plan(caller, 'html', { left: 1 });
    const empty = await ask(caller);
    expect([empty.status, await empty.text()]).toEqual([503, '']);
    const page = await ask(caller);
    expect([page.status, page.headers.get('Content-Type')]).toEqual([502, 'text/html']);
    expect(await page.text()).toContain('<h1>');
  });

  it('answers an error of the contract with status and retry time', async () => {
    const caller = createCaller();
    plan(caller, 'error', { code: 'RATE_LIMITED', retryAfter: 7 });
    const answer = await ask(caller);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '7']);
    expect(await answer.json()).toMatchObject({ success: false, errorCode: 'RATE_LIMITED' });
  });

  it.each(['RATE_LIMITED', 'SMS_TOO_FREQUENT', 'SMS_QUOTA_EXCEEDED'] as const)(
    'answers %s with the header that the contract requires when no retry time is planned',
    async (code) => {
      const caller = createCaller();
      plan(caller, 'error', { code });
      const answer = await ask(caller);
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '30']);
    },
  );

  it('answers an error of another status without a retry time when none is planned', async () => {
    const caller = createCaller();
    plan(caller, 'error', { code: 'NOT_FOUND' });
    expect((await ask(caller)).headers.get('Retry-After')).toBeNull();
  });

  it('truncates the answer', async () => {
    const caller = createCaller();
    plan(caller, 'truncated');
    const text = await (await ask(caller)).text();
    expect(text).toMatch(/^\{"success":true/);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  it('changes the type of a named field, or of the first field', async () => {
    const caller = createCaller();
    plan(caller, 'wrongType', { field: 'location.ip', left: 1 });
    plan(caller, 'wrongType', { left: 1 });
    expect(await (await ask(caller)).json()).toMatchObject({ value: { location: { ip: 0 } } });
    const error = await refusalOf(askBySdk(caller));
    expect(error.kind).toBe('malformed');
  });

  it('puts an unknown value into an enum', async () => {
    const caller = createCaller({ onInternalError: () => {} });
    const { value } = await login({ client: caller.client, body: bodyOf(personas.member) });
    caller.setToken(value.token);
    plan(caller, 'unknownEnum', { operation: 'getMemberInfo', field: 'currency' });
    const me = await getMemberInfo({ client: caller.client });
    expect(me.value.currency).toBe('SOMETHING_NEW');
  });

  it('finds an enum without a named field', () => {
    const language = { code: 'EN', bcp47: 'en', nativeName: 'English', direction: 'ltr' };
    const corrupted = corruptEnum(
      { success: true, value: { list: [language], default: 'EN' }, traceId: 't' },
      null,
      'listLanguages',
    );
    expect(corrupted['value']).toEqual({ list: [{ ...language, code: 'SOMETHING_NEW' }], default: 'EN' });
  });

  it('is reported as an error when it cannot be applied', async () => {
    const answers: unknown[] = [];
    const caller = createCaller({ onInternalError: (error) => answers.push(error) });
    plan(caller, 'wrongType', { field: 'nothing.there' });
    expect((await ask(caller)).status).toBe(500);
    expect(String(answers)).toContain('name a field');
  });

  it('loses the answer after the call took effect', async () => {
    const caller = createCaller();
    plan(caller, 'lostAfterCommit', { operation: 'login' });
    const error = await refusalOf(login({ client: caller.client, body: bodyOf(personas.newcomer) }));
    expect(error.kind).toBe('network');
    expect(caller.world.store.sessions.findBy('memberId', ids.newcomer)).toHaveLength(1);
  });

  it('delivers a call twice and returns the first answer', async () => {
    const handled: OperationId[] = [];
    const caller = createCaller({
      checkAnswer(operation) {
        handled.push(operation);
        return [];
      },
    });
    const { value } = await login({ client: caller.client, body: bodyOf(personas.member) });
    caller.setToken(value.token);
    plan(caller, 'duplicate', { operation: 'logout' });
    await expect(logout({ client: caller.client })).resolves.toMatchObject({ success: true });
    expect(handled.filter((operation) => operation === 'logout')).toHaveLength(2);
  });
});

it('delivers an encrypted call that moves money twice, with one effect', async () => {
  const statuses: number[] = [];
  const caller = await createPlayer(personas.member, {
    checkAnswer: (operation, status) => {
      if (operation === 'createDepositOrder') statuses.push(status);
      return [];
    },
  });
  const { client, world } = caller;
  plan(caller, 'duplicate', { operation: 'createDepositOrder' });
  const body = { methodId: 'pm_ewallet_01', amount: '500.00', currency: 'PHP' };
  const { value } = await createDepositOrder({ client, headers: keyOf('twice'), body });
  expect(statuses).toEqual([200, 200]);
  expect(world.store.depositOrders.findBy('status', 'PENDING').map(({ id }) => id)).toEqual([
    value.depositOrder.orderId,
  ]);
});

describe('a fault', () => {
  it('affects the planned number of calls of its operation and counts them', async () => {
    const caller = createCaller();
    plan(caller, 'status', { id: 'counted', left: 2 });
    plan(caller, 'reset', { operation: 'getMemberInfo' });
    const statuses = [await ask(caller), await ask(caller), await ask(caller)].map(({ status }) => status);
    expect(statuses).toEqual([503, 503, 200]);
    expect(caller.world.store.faults.get('counted')).toMatchObject({ left: 0, hits: 2 });
  });

  it('affects calls by its probability, reproducibly by seed', async () => {
    const draw = async (): Promise<number[]> => {
      const caller = createCaller({ seed: 5 });
      plan(caller, 'status', { probability: 0.5 });
      const statuses: number[] = [];
      for (let calls = 0; calls < 100; calls += 1) statuses.push((await ask(caller)).status);
      return statuses;
    };
    const first = await draw();
    expect(first.filter((status) => status === 503).length).toBeGreaterThan(30);
    expect(first.filter((status) => status === 200).length).toBeGreaterThan(30);
    expect(await draw()).toEqual(first);
  });

  it('adds its latency to every call without changing the answer', async () => {
    const caller = createCaller({ latency: 10 });
    plan(caller, 'slow', { operation: '*', milliseconds: 20 });
    plan(caller, 'slow', { milliseconds: 30 });
    const headers = new Headers();
    const target = '/wps/system/siteConfig?device=WEB';
    const call = { method: 'GET', target, headers, body: '', address: '', origin: 'http://platform.example' };
    expect(caller.world.answer(call)).toMatchObject({ kind: 'answer', status: 200, delay: 60 });
    expect((await ask(caller)).status).toBe(200);
  });
});
