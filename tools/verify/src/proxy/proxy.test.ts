import {
  createApiClient,
  createEventTicket,
  getEncryptionKey,
  getMemberInfo,
  getMemberProfile,
  getWalletBalance,
  listLanguages,
  login,
  updateMemberProfile,
} from '@croupier/sdk/client';
import { operations, type OperationId } from '@croupier/sdk/operations';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { OperationResult } from '../run/result.ts';
import { startDriftProxy, type Drift, type DriftProxy } from '../testing/drift-proxy.ts';
import { startMock, type RunningMock } from '../testing/mock.ts';
import { findOperation } from './find-operation.ts';
import { startProxy, type Proxy, type ProxyOptions } from './start-proxy.ts';

const member = { username: 'maricel', password: 'Sampaguita7', type: 'username' } as const;
const METHODS = ['GET', 'POST', 'PATCH'];
let mock: RunningMock;
/** Another mock behind a proxy in which only some operations exist: the backend under construction. */
let complete: RunningMock;
let upstream: DriftProxy;
let proxy: Proxy | undefined;

beforeAll(async () => {
  mock = await startMock();
  complete = await startMock();
  upstream = await startDriftProxy(complete.baseUrl);
});

afterEach(() => proxy?.close());

afterAll(() => {
  upstream.close();
  complete.close();
  mock.close();
});

/** A server that has only these operations; the others answer as a framework does by itself. */
function builtOnly(ids: readonly OperationId[]): Drift {
  return {
    answer(answer, { url }) {
      const called = new Set(METHODS.map((method) => findOperation(method, url.pathname)?.id));
      if (ids.some((id) => called.has(id))) return;
      answer.status = url.pathname.includes('relay') ? 404 : 501;
      answer.text = '{"error":"Not Found"}';
    },
  };
}

async function open(options: Partial<ProxyOptions> = {}) {
  const sides: string[] = [];
  const fixed = { port: 0, upstream: upstream.baseUrl, mock: mock.baseUrl, mockAccount: 'maricel' };
  proxy = await startProxy({
    ...fixed,
    isWanted: () => true,
    onAnswer: ({ side, operation }) => sides.push(`${side} ${operation.id}`),
    ...options,
  });
  let token: string | undefined;
  const client = createApiClient({ baseUrl: proxy.baseUrl, tries: 1, checkAnswers: 'off', getToken: () => token });
  const logIn = async (): Promise<void> => {
    token = (await login({ client, body: member })).value.token;
  };
  return { client, sides, logIn };
}

function resultOf(id: OperationId): OperationResult | undefined {
  return proxy?.result().operations.find((operation) => operation.id === id);
}

describe('the validating proxy', () => {
  it('sends to the upstream what it has, and answers the rest from the mock', async () => {
    upstream.plant(builtOnly(['listLanguages']));
    const { client, sides } = await open();
    await listLanguages({ client });
    await getEncryptionKey({ client });
    expect(sides).toEqual(['upstream listLanguages', 'mock getEncryptionKey']);
    expect(resultOf('listLanguages')).toMatchObject({ state: 'conforms', problems: [] });
    expect(resultOf('getEncryptionKey')).toMatchObject({ state: 'not implemented' });
    expect(resultOf('login')).toMatchObject({ state: 'not reached', reason: 'not called' });
  });

  it('opens a session at the mock for a member who logged in at the upstream', async () => {
    upstream.plant(builtOnly(['getEncryptionKey', 'login', 'getMemberInfo']));
    const { client, sides, logIn } = await open();
    await logIn();
    await getMemberInfo({ client });
    const { value } = await getWalletBalance({ client });
    expect(value).toHaveProperty('balance');
    expect(sides).toEqual([
      'upstream getEncryptionKey',
      'upstream login',
      'upstream getMemberInfo',
      'mock getWalletBalance',
    ]);
  });

  it("uses the upstream's session for a member who logged in at the mock", async () => {
    upstream.plant(builtOnly(['getMemberInfo']));
    const { client, sides, logIn } = await open({ upstreamToken: complete.tokens.get('member') });
    await logIn();
    await getMemberInfo({ client });
    expect(sides).toEqual(['mock getEncryptionKey', 'mock login', 'upstream getMemberInfo']);
    expect(resultOf('getMemberInfo')).toMatchObject({ state: 'conforms' });
  });

  it('encrypts a body again for the side that did not give the key', async () => {
    upstream.plant(builtOnly(['getEncryptionKey', 'login']));
    const { client, sides, logIn } = await open();
    await logIn();
    await updateMemberProfile({ client, body: { nickname: 'Marikit' } });
    const { value } = await getMemberProfile({ client });
    expect(value.nickname).toBe('Marikit');
    expect(sides).toContain('mock updateMemberProfile');
  });

  it('opens the stream of events where its ticket was given, and passes events on as they come', async () => {
    upstream.plant(builtOnly(['getEncryptionKey', 'login', 'openEventStream']));
    const { client, logIn } = await open();
    await logIn();
    const { value } = await createEventTicket({ client });
    const stopped = new AbortController();
    const path = `${proxy?.baseUrl}${operations.openEventStream.path}?ticket=${value.ticket}`;
    const stream = await fetch(path, { signal: stopped.signal });
    expect(stream.headers.get('X-Answered-By')).toBe('mock');
    const { value: chunk } = (await stream.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(chunk)).toContain('retry:');
    stopped.abort();
  });

  it('names a deviation of the upstream, and shows it in the report', async () => {
    upstream.plant({
      answer(answer) {
        answer.text = answer.text.replaceAll('"nativeName"', '"ownName"');
      },
    });
    const { client } = await open();
    await listLanguages({ client });
    expect(resultOf('listLanguages')?.state).toBe('fails');
    const report = await fetch(`${proxy?.baseUrl}/__verify`);
    expect(await report.text()).toContain('listLanguages');
  });

  it('asks the upstream for the wanted operations alone', async () => {
    upstream.plant(undefined);
    const { client, sides } = await open({ isWanted: ({ tag }) => tag === 'wallet' });
    await listLanguages({ client });
    expect(sides).toEqual(['mock listLanguages']);
  });

  it('answers 501 of the upstream without a mock', async () => {
    upstream.plant(builtOnly([]));
    await open({ mock: undefined });
    const answer = await fetch(`${proxy?.baseUrl}${operations.getEncryptionKey.path}`);
    expect(answer.status).toBe(501);
    expect(resultOf('getEncryptionKey')).toMatchObject({ state: 'not implemented' });
  });

  it('answers 502 with the reason when the upstream is not reached', async () => {
    const reasons: string[] = [];
    const { client } = await open({ upstream: 'http://127.0.0.1:9', onLost: (reason) => reasons.push(reason) });
    await expect(listLanguages({ client })).rejects.toThrow('502');
    expect(reasons).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });

  it('names the mock when it cannot open a session there', async () => {
    upstream.plant(builtOnly(['getEncryptionKey', 'login']));
    const reasons: string[] = [];
    const { client, logIn } = await open({ mock: 'http://127.0.0.1:9', onLost: (reason) => reasons.push(reason) });
    await logIn();
    await expect(getWalletBalance({ client })).rejects.toThrow('502');
    expect(reasons).toEqual(['The mock http://127.0.0.1:9 was not reached.']);
  });

  it('refuses pages of other sites', async () => {
    await open();
    const answer = await fetch(`${proxy?.baseUrl}${operations.getEncryptionKey.path}`, {
      headers: { Origin: 'http://evil.example' },
    });
    expect(answer.status).toBe(403);
  });

  it("passes the mock's control calls", async () => {
    await open();
    const answer = await fetch(`${proxy?.baseUrl}/__mock/clock`);
    expect(answer.status).toBe(200);
  });
});
