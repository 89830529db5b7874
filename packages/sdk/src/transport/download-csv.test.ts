import { describe, expect, it } from 'vitest';

import { downloadCsv } from './download-csv.ts';
import { ApiError } from '../errors/index.ts';
import { operations } from '../generated/operations.gen.ts';
import { createFakePlatform, type Responder } from '../testing/fake-platform.ts';

const TEXT = '\uFEFFtime,amount\r\n2026-11-21T14:00:00+08:00,1.00\r\n';
const NAME = 'croupier-transactions-20261101-20261121.csv';
const csv: Responder = () =>
  new Response(TEXT, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${NAME}"` },
  });
const json: Responder = () => Response.json({ success: true, value: {}, traceId: 't' });
const failing: Responder = () => new Response('', { status: 503 });
const query = { startTime: '2026-11-01T00:00:00Z', transactionType: 'DEPOSIT' } as const;

const refusalOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('downloading a list', () => {
  it('asks for CSV with the query and the token, and keeps bytes and name', async () => {
    const { client, sent } = createFakePlatform([csv], { getToken: () => 'mbr_1' });
    const { name, content } = await downloadCsv('listTransactions', { client, query });
    expect(name).toBe(NAME);
    expect(Buffer.from(await content.arrayBuffer()).toString()).toBe(TEXT);
    const request = sent[0]?.request;
    expect(request?.headers.get('Accept')).toBe('text/csv');
    expect(request?.headers.get('Authorization')).toBe('Bearer mbr_1');
    const { pathname, searchParams } = new URL(request?.url ?? '');
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([operations.listTransactions.path, query]);
  });

  it('fills in the parameters of the path', async () => {
    const { client, sent } = createFakePlatform([csv]);
    await downloadCsv('getSalaryStatement', { client, path: { recordId: 'sal_1' } });
    expect(new URL(sent[0]?.request.url ?? '').pathname).toMatch(/\/records\/sal_1$/);
  });

  it('tries again after a failure of the server', async () => {
    const { client, sent } = createFakePlatform([failing, csv]);
    expect((await downloadCsv('listTransactions', { client, query })).name).toBe(NAME);
    expect(sent).toHaveLength(2);
  });

  it('throws for JSON in place of CSV', async () => {
    const { client } = createFakePlatform([json]);
    const error = await refusalOf(downloadCsv('listTransactions', { client, query }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'malformed' });
  });

  it('throws the refusal of the server', async () => {
    const refusal = {
      success: false,
      errorCode: 'DATE_RANGE_INVALID',
      message: 'No.',
      value: { maxDays: 93 },
      traceId: 't',
    };
    const { client } = createFakePlatform([() => Response.json(refusal, { status: 422 })]);
    expect(await refusalOf(downloadCsv('listTransactions', { client, query }))).toMatchObject({
      code: 'DATE_RANGE_INVALID',
    });
  });
});
