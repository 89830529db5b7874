import { describe as group, expect, it } from 'vitest';

import { body, call, contractOf, refusal } from './contract-fixture.ts';
import type { Operation } from './contract.ts';
import { describe, operationsSource, wireSource } from './operation-table.ts';

const row = (changes: Partial<Operation>) => describe(contractOf([]), call(changes));

group('the table of operations', () => {
  it('says that a call moves money and needs a key', () => {
    const parameters: Operation['parameters'] = [{ name: 'Idempotency-Key', in: 'header' }];
    expect(row({ 'x-moves-money': true, parameters })).toMatchObject({ movesMoney: true, idempotent: true });
    expect(row({})).toMatchObject({ movesMoney: false, idempotent: false });
  });

  it.each(['pageNo', 'page'])('says that a call with %s gives pages', (name) => {
    expect(row({ parameters: [{ name, in: 'query' }] }).paged).toBe(true);
  });

  it('gives the flag that must be on and the code that answers when it is off', () => {
    const gated = row({
      'x-module-flag': 'FREEPLAY3',
      responses: { 403: refusal('TRIAL_FORBIDDEN', 'FREEPLAY_DISABLED') },
    });
    expect(gated).toMatchObject({ moduleFlag: 'FREEPLAY3', moduleError: 'FREEPLAY_DISABLED' });
  });

  it('lists for the transport what is encrypted, and what only says its versions', () => {
    const parameters: Operation['parameters'] = [{ name: 'X-Encryption-Version', in: 'header' }];
    const plain = { ...call({ parameters }), path: '/plain' };
    const requestBody = body({ 'x-plain-schema': 'Thing' });
    const encrypted = { ...call({ operationId: 'other', parameters, requestBody }), path: '/encrypted' };
    const source = wireSource(contractOf([plain, encrypted]));
    expect(source).toContain("encryptedCalls: readonly string[] = [\n  'GET /encrypted',\n];");
    expect(source).toContain("versionedPlainCalls: readonly string[] = [\n  'GET /plain',\n];");
  });

  it('lists for the transport the GETs that start something', () => {
    const starting = { ...call({ 'x-read': false }), path: '/starting' };
    const source = wireSource(contractOf([starting, { ...call({ operationId: 'other' }), path: '/reading' }]));
    expect(source).toContain("unsafeGets: readonly string[] = [\n  'GET /starting',\n];");
  });

  it('writes nothing for what does not apply', () => {
    const source = operationsSource(contractOf([call()]));
    expect(source).toContain('  readThing: {"method":"GET","path":"/wps/thing"');
    expect(source).not.toContain('"moduleFlag"');
  });
});
