import { describe, expect, it, vi } from 'vitest';

import { getMemberInfo, getWithdrawOrder, login, type CallReport, type TransportOptions } from '../client.ts';
import { operations } from '../generated/operations.gen.ts';
import {
  createFakePlatform,
  errorOf,
  networkError,
  neverAnswer,
  success,
  type Responder,
} from '../testing/fake-platform.ts';

const body = { username: 'maricel', password: 'Sampaguita7', type: 'username' } as const;

/** A platform whose client reports its calls. */
function createLoggedPlatform(script: readonly Responder[], options: Partial<TransportOptions> = {}) {
  const reports: CallReport[] = [];
  const platform = createFakePlatform(script, { onCall: (report) => reports.push(report), ...options });
  const reportOf = (index: number) =>
    vi.waitFor(() => {
      const report = reports[index];
      if (report === undefined) throw new Error('The call has not been reported.');
      return report;
    });
  return { ...platform, reports, reportOf };
}

describe('onCall', () => {
  it('reports a success with its operation, tries and duration', async () => {
    const { client, delays, reportOf } = createLoggedPlatform([networkError, success({})]);
    await getMemberInfo({ client });
    expect(await reportOf(0)).toEqual({
      operationId: 'getMemberInfo',
      method: 'GET',
      path: operations.getMemberInfo.path,
      status: 200,
      durationMs: delays[0],
      tries: 2,
      outcome: 'success',
    });
  });

  it('reports a refusal with code, kind and trace id', async () => {
    const refusal = { success: false, errorCode: 'INSUFFICIENT_BALANCE', message: 'No.', traceId: 'tr_1' };
    const { client, reportOf } = createLoggedPlatform([() => Response.json(refusal, { status: 409 })]);
    await errorOf(getMemberInfo({ client }));
    const error = { outcome: 'refused', kind: 'conflict', code: 'INSUFFICIENT_BALANCE', traceId: 'tr_1' };
    expect(await reportOf(0)).toMatchObject({ status: 409, tries: 1, ...error });
  });

  it('reports a call without an answer as open, once after its last try', async () => {
    const { client, reports, reportOf } = createLoggedPlatform([networkError]);
    await errorOf(getMemberInfo({ client }));
    expect(await reportOf(0)).toMatchObject({ status: undefined, tries: 3, outcome: 'open', kind: 'network' });
    expect(reports).toHaveLength(1);
  });

  it('reports no value of the path, body or token', async () => {
    const { client, reportOf } = createLoggedPlatform([success({ token: 'mbr_secret' })], {
      getToken: () => 'mbr_secret',
    });
    await login({ client, body });
    await getWithdrawOrder({ client, path: { orderId: 'wd_7' } });
    // The first report is the one of the gateway's key.
    const reports = [await reportOf(0), await reportOf(1), await reportOf(2)];
    expect(reports.map(({ operationId }) => operationId)).toEqual(['getEncryptionKey', 'login', 'getWithdrawOrder']);
    expect(reports[2]?.path).toContain('{orderId}');
    expect(JSON.stringify(reports)).not.toMatch(/mbr_secret|maricel|Sampaguita7|wd_7/);
  });

  it('reports a request that validateRequests refused with no tries', async () => {
    const { client, reportOf } = createLoggedPlatform([success({})], { validateRequests: true });
    await errorOf(login({ client, body: { ...body, username: '' } }));
    expect(await reportOf(0)).toMatchObject({ tries: 0, outcome: 'turned-away', kind: 'validation' });
  });

  it('does not break a call when it throws', async () => {
    const onCall = vi.fn<(report: CallReport) => void>(() => {
      throw new Error('The log is full.');
    });
    const { client } = createFakePlatform([success({ account: 'maricel' })], { onCall });
    expect(await getMemberInfo({ client })).toMatchObject({ value: { account: 'maricel' } });
    await vi.waitFor(() => expect(onCall).toHaveBeenCalledOnce());
  });
});

describe('time limit of one call', () => {
  it('replaces the limit of the client', async () => {
    const { client } = createFakePlatform([neverAnswer], { timeoutMs: 60_000 });
    const error = await errorOf(getMemberInfo({ client, meta: { timeoutMs: 5 } }));
    expect(error).toMatchObject({ kind: 'timeout', message: 'No answer came within 5 ms.' });
  });

  it('is the limit of the retries too', async () => {
    const { client, sent } = createFakePlatform([networkError], { timeoutMs: 60_000 });
    expect((await errorOf(getMemberInfo({ client, meta: { timeoutMs: 150 } }))).kind).toBe('network');
    expect(sent).toHaveLength(1);
    await errorOf(getMemberInfo({ client }));
    expect(sent).toHaveLength(4);
  });

  it('lets a call take longer than the limit of the client', async () => {
    const late: Responder = (request) =>
      new Promise((resolve) => setTimeout(() => resolve(success({ account: 'maricel' })(request)), 40));
    const { client } = createFakePlatform([late], { timeoutMs: 5 });
    expect(await getMemberInfo({ client, meta: { timeoutMs: 20_000 } })).toMatchObject({ success: true });
  });
});
