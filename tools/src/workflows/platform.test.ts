import type { StepRequest } from '@croupier/api-spec/arazzo/run-workflow';
import { describe, expect, it } from 'vitest';

import { connect } from './platform.ts';

const request = (change: Partial<StepRequest>): StepRequest => ({
  operationId: 'getDepositOrder',
  path: { orderId: 'dep_1' },
  query: {},
  headers: { Authorization: 'Bearer tk_1' },
  intent: 'small.step',
  ...change,
});
const callback = { operationId: 'receiveDepositCallback', path: { provider: 'kampupot' }, headers: {} };
const body = { orderId: 'dep_1', status: 'COMPLETED', amount: '1.00', currency: 'PHP' };
const refusal = { success: false, errorCode: 'DEPOSIT_NOT_FOUND', message: 'No.', traceId: 't' };

/** A platform that gives one answer, and keeps the requests. */
function platformOf(status: number, answer: unknown) {
  const sent: Request[] = [];
  const send = connect('http://platform.example', (one) => {
    sent.push(one);
    return Promise.resolve(Response.json(answer, { status }));
  });
  return { send, sent };
}

describe('connect', () => {
  it('sends a call of the contract, with its token', async () => {
    const { send, sent } = platformOf(404, refusal);
    expect(await send(request({}))).toEqual({ answer: { status: 404, headers: expect.any(Headers), body: refusal } });
    expect(sent.map(({ method, url }) => [method, url])).toEqual([
      ['GET', 'http://platform.example/wps/deposit/orders/dep_1'],
    ]);
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer tk_1');
  });

  it('signs the call of a server', async () => {
    const { send, sent } = platformOf(200, { success: true, value: {}, traceId: 't' });
    await send(request({ ...callback, body, signedBy: { provider: 'kampupot', secret: 'key' } }));
    expect(sent[0]?.headers.get('X-Signature')).toMatch(/^[0-9a-f]{64}$/);
    expect(sent[0]?.headers.get('X-Timestamp')).toMatch(/Z$/);
  });

  it('keeps the key of a call whose outcome is open, and has another for another step', async () => {
    const { send, sent } = platformOf(500, 'down');
    const call = {
      operationId: 'rotateRaffleSeed',
      path: {},
      body: { promotionId: 'promo_1', clientSeed: 'abcdefgh' },
    };
    await send(request(call));
    await send(request(call));
    await send(request({ ...call, intent: 'small.other' }));
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('reports an answer that is against the contract', async () => {
    const { send } = platformOf(200, { success: true, value: { orderId: 7 }, traceId: 't' });
    const exchange = await send(request({}));
    expect(exchange.answer?.status).toBe(200);
    expect(exchange.problem).toContain('orderId');
  });

  it('sends nothing that is against the contract', async () => {
    const { send, sent } = platformOf(200, {});
    const signedBy = { provider: 'kampupot', secret: 'key' };
    const exchange = await send(request({ ...callback, body: { ...body, status: 'PAID' }, signedBy }));
    expect(exchange.answer).toBeUndefined();
    expect(exchange.problem).toContain('status');
    expect(sent).toEqual([]);
  });

  it('reports a lost connection without an answer', async () => {
    const send = connect('http://platform.example', () => Promise.reject(new TypeError('reset')));
    const exchange = await send(request({}));
    expect(exchange.answer).toBeUndefined();
    expect(exchange.problem).toEqual(expect.any(String));
  });

  it('refuses a call that the contract does not have', async () => {
    const { send } = platformOf(200, {});
    await expect(send(request({ operationId: 'readIt' }))).rejects.toThrow('no call readIt');
  });
});
