import { expect, it } from 'vitest';

import { body, call, contractOf, encryptedBody } from './contract-fixture.ts';
import { fieldLimitsSource } from './field-limits.ts';

it('lists the limits of query parameters and body fields, without headers and fields without limits', () => {
  const named = call({
    parameters: [
      { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 9, default: 1 } },
      { name: 'X-Way', in: 'header', schema: { type: 'string', maxLength: 3 } },
      { name: 'kind', in: 'query', schema: { type: 'string', enum: ['a'] } },
    ],
    requestBody: body({
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          { type: 'object', properties: { name: { type: 'string', minLength: 1, maxLength: 64, pattern: '^a' } } },
        ],
      },
    }),
  });
  const base = { type: 'object', properties: { note: { $ref: '#/components/schemas/Note' } } };
  const source = fieldLimitsSource(contractOf([named], { Base: base, Note: { type: 'string', maxLength: 5 } }));
  expect(source).toContain(`export const readThingLimits = {
  "page": {"minimum":1,"maximum":9},
  "note": {"maxLength":5},
  "name": {"minLength":1,"maxLength":64},
} as const;
`);
});

it('lists the fields of the plain schema when a body is encrypted', () => {
  const encrypted = { type: 'object', properties: { cipher: { type: 'string', maxLength: 4096 } } };
  const plain = { type: 'object', properties: { password: { type: 'string', maxLength: 64 } } };
  const named = call({ requestBody: encryptedBody('Plain') });
  const source = fieldLimitsSource(contractOf([named], { EncryptedBody: encrypted, Plain: plain }));
  expect(source).toContain('"password": {"maxLength":64}');
  expect(source).not.toContain('cipher');
});
