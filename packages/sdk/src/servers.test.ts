import { createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import * as client from './client.ts';
import { operations, type OperationId } from './generated/operations.gen.ts';
import * as query from './query.ts';
import * as servers from './servers.ts';
import { errorAnswer, errorOf, success, type Responder } from './testing/fake-platform.ts';

const NOW = '2026-11-21T06:00:00.000Z';

// The table's keys are exactly the operation ids.
const ids = Object.keys(operations) as OperationId[];
const serverCalls = ids.filter((id) => operations[id].roles.every((role) => role === 'vendor' || role === 'provider'));

const body = {
  launchToken: 'lt_1',
  transactionId: 'vt_1',
  roundId: 'Peñafrancia ₱1',
  amount: '5.00',
  currency: 'PHP',
} as const;

/** A server client whose requests are recorded. */
function createRecorder(options: { secret: string } | { sign: servers.Sign }, answer: Responder = success({})) {
  const sent: Request[] = [];
  const recorder = servers.createServerClient({
    baseUrl: 'https://platform.example',
    vendor: 'TALA',
    now: () => new Date(NOW),
    checkAnswers: 'off',
    fetch: async (request) => {
      sent.push(request.clone());
      return answer(request);
    },
    ...options,
  });
  return { recorder, sent };
}

describe('entries of the SDK', () => {
  it('exports each call of servers from ./servers and neither from ./client nor from ./query', () => {
    expect(serverCalls).toContain('vendorCredit');
    expect(serverCalls).toContain('receiveDepositCallback');
    expect(Object.keys(servers)).toEqual(expect.arrayContaining([...serverCalls]));
    const inPages = [...Object.keys(client), ...Object.keys(query)];
    expect(inPages.filter((name) => serverCalls.some((id) => name.startsWith(id)))).toEqual([]);
  });

  it('exports every other call but streams from ./client and not from ./servers', () => {
    const others = ids.filter((id) => !serverCalls.includes(id));
    const streams = others.filter((id) => operations[id].eventStream === true);
    expect(others.filter((id) => !Object.hasOwn(client, id))).toEqual(streams);
    expect(streams).toEqual(['openEventStream']);
    expect(others.filter((id) => Object.hasOwn(servers, id))).toEqual([]);
  });
});

describe('createServerClient', () => {
  it('signs code, time, method, path and raw body of each call with the secret', async () => {
    const { recorder, sent } = createRecorder({ secret: 's3cret' });
    await servers.vendorCredit({ client: recorder, body });
    await servers.vendorCredit({ client: recorder, body: { ...body, amount: '6.00' } });
    const signatureOf = (text: string): string =>
      createHmac('sha256', 's3cret')
        .update(['TALA', NOW, 'POST', operations.vendorCredit.path, text].join('\n'), 'utf8')
        .digest('hex');
    const texts = await Promise.all(sent.map((request) => request.text()));
    expect(sent.map(({ headers }) => headers.get('X-Signature'))).toEqual(texts.map(signatureOf));
    expect(sent.map(({ headers }) => [headers.get('X-Vendor'), headers.get('X-Timestamp')])).toEqual([
      ['TALA', NOW],
      ['TALA', NOW],
    ]);
    expect(JSON.parse(texts[0] ?? '')).toEqual(body);
  });

  it('signs by a given function when the key is elsewhere', async () => {
    const { recorder, sent } = createRecorder({ sign: async ({ caller, path }) => `vault:${caller}:${path}` });
    await servers.vendorCredit({ client: recorder, body });
    expect(sent[0]?.headers.get('X-Signature')).toBe(`vault:TALA:${operations.vendorCredit.path}`);
  });

  it('signs with the code of a payment provider, without a vendor header', async () => {
    let request: Request | undefined;
    const recorder = servers.createServerClient({
      baseUrl: 'https://platform.example',
      provider: 'gcash',
      sign: ({ caller }) => caller,
      checkAnswers: 'off',
      fetch: async (sent) => success({})((request = sent)),
    });
    await recorder.post({ url: operations.receiveDepositCallback.path.replace('{provider}', 'gcash'), body: {} });
    expect([request?.headers.get('X-Signature'), request?.headers.get('X-Vendor')]).toEqual(['gcash', null]);
  });

  it('throws when the secret is empty', () => {
    expect(() => createRecorder({ secret: '' })).toThrow('secret');
  });

  it('does not repeat a call when the platform fails', async () => {
    const { recorder, sent } = createRecorder({ secret: 's3cret' }, errorAnswer('INTERNAL_ERROR', 500));
    expect(await errorOf(servers.vendorCredit({ client: recorder, body }))).toMatchObject({ kind: 'server' });
    expect(sent).toHaveLength(1);
  });
});
