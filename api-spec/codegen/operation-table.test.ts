import { describe, expect, it } from 'vitest';

import { call, contractOf, encryptedBody, errorAnswer } from './contract-fixture.ts';
import type { Operation } from './contract.ts';
import { operationRow, operationsSource, wireSource } from './operation-table.ts';

const row = (changes: Partial<Operation>) => operationRow(contractOf([]), call(changes));

describe('operationRow', () => {
  it('marks calls that move money and calls that need a key', () => {
    const parameters: Operation['parameters'] = [{ name: 'Idempotency-Key', in: 'header' }];
    expect(row({ 'x-moves-money': true, parameters })).toMatchObject({ movesMoney: true, idempotent: true });
    expect(row({})).toMatchObject({ movesMoney: false, idempotent: false });
  });

  it.each(['pageNo', 'page'])('marks a call with the parameter %s as paged', (name) => {
    expect(row({ parameters: [{ name, in: 'query' }] }).paged).toBe(true);
  });

  it('contains the module flag and the error code of the disabled flag', () => {
    const gated = row({
      'x-module-flag': 'FREEPLAY3',
      responses: { 403: errorAnswer('TRIAL_FORBIDDEN', 'FREEPLAY_DISABLED') },
    });
    expect(gated).toMatchObject({ moduleFlag: 'FREEPLAY3', moduleError: 'FREEPLAY_DISABLED' });
  });
});

describe('wireSource', () => {
  it('lists encrypted calls, and plain calls with version headers', () => {
    const parameters: Operation['parameters'] = [{ name: 'X-Encryption-Version', in: 'header' }];
    const plain = { ...call({ parameters }), path: '/plain' };
    const requestBody = encryptedBody('Thing');
    const encrypted = { ...call({ operationId: 'other', parameters, requestBody }), path: '/encrypted' };
    const source = wireSource(contractOf([plain, encrypted]));
    expect(source).toContain("encryptedCalls: readonly string[] = [\n  'GET /encrypted',\n];");
    expect(source).toContain("versionedPlainCalls: readonly string[] = [\n  'GET /plain',\n];");
  });

  it('lists GETs with an effect', () => {
    const unsafeGet = { ...call({ 'x-read': false }), path: '/starting' };
    const source = wireSource(contractOf([unsafeGet, { ...call({ operationId: 'other' }), path: '/reading' }]));
    expect(source).toContain("unsafeGets: readonly string[] = [\n  'GET /starting',\n];");
  });
});

describe('operationsSource', () => {
  it('omits undefined values', () => {
    const source = operationsSource(contractOf([call()]));
    expect(source).toContain('  readThing: {"method":"GET","path":"/wps/thing"');
    expect(source).not.toContain('"moduleFlag"');
  });

  it('names the version of the contract', () => {
    expect(operationsSource(contractOf([]))).toContain('export const contractVersion = "1.0.0";');
  });
});
