import { describe, expect, it } from 'vitest';

import { bodyRulesSource } from './body-rules.ts';
import { body, call, contractOf, encryptedBody } from './contract-fixture.ts';

const text = (more: object = {}): object => ({ type: 'string', ...more });

/** The rules of the one call of a contract, whose body has this schema. */
function sourceOf(schema: Record<string, unknown>, named: Record<string, Record<string, unknown>> = {}): string {
  return bodyRulesSource(contractOf([call({ requestBody: body({ schema }) })], named));
}

describe('the rules of a body', () => {
  it('say what is required, on offer, how long, which pattern and which format, also of referenced parts', () => {
    const schema = {
      allOf: [
        { $ref: '#/components/schemas/Base' },
        {
          type: 'object',
          required: ['name', 'way'],
          properties: {
            name: text({ minLength: 1, maxLength: 64, pattern: '^a', description: 'A name.' }),
            way: text({ enum: ['a', 'b'], default: 'a' }),
            secret: text({ format: 'password' }),
            id: text({ format: 'uuid' }),
            limit: { anyOf: [text({ pattern: '^1' }), { type: 'null' }] },
            terms: { type: 'boolean', const: true },
          },
        },
      ],
    };
    const base = { type: 'object', properties: { note: { $ref: '#/components/schemas/Note' } } };
    expect(sourceOf(schema, { Base: base, Note: { type: 'string', maxLength: 5 } })).toContain(
      `export const readThingBody: BodyRules<NonNullable<types.ReadThingData['body']>> = { fields: {
  "note": {"maxLength":5},
  "name": {"required":true,"minLength":1,"maxLength":64,"pattern":"^a"},
  "way": {"required":true,"options":["a","b"]},
  "secret": {"format":"password"},
  "id": {},
  "limit": {"pattern":"^1"},
  "terms": {"options":[true]},
} };
`,
    );
  });

  it('go into lists, objects and maps', () => {
    const tier = { type: 'object', required: ['rate'], properties: { rate: text({ maxLength: 6 }) } };
    const tiers = { type: 'array', minItems: 1, maxItems: 5, items: { $ref: '#/components/schemas/Tier' } };
    const rebate = { type: 'object', additionalProperties: text({ pattern: '^0' }) };
    const source = sourceOf({ type: 'object', properties: { tiers, rebate } }, { Tier: tier });
    expect(source).toContain('"rebate": {"values":{"pattern":"^0"}},');
    expect(source).toContain(
      '"tiers": {"minItems":1,"maxItems":5,"items":{"fields":{"rate":{"required":true,"maxLength":6}}}},',
    );
  });

  it('leave out the constants that the hooks fill in', () => {
    const schema = { type: 'object', required: ['way'], properties: { way: text({ const: 'WEB' }), name: text() } };
    const source = sourceOf(schema);
    expect(source).toContain("BodyRules<Omit<NonNullable<types.ReadThingData['body']>, 'way'>>");
    expect(source).not.toContain('"way"');
  });

  it('are those of the plain schema when the body is encrypted', () => {
    const encrypted = { type: 'object', properties: { cipher: text({ maxLength: 4096 }) } };
    const plain = { type: 'object', properties: { password: text({ maxLength: 64 }) } };
    const named = call({ requestBody: encryptedBody('Plain') });
    const source = bodyRulesSource(contractOf([named], { EncryptedBody: encrypted, Plain: plain }));
    expect(source).toContain('"password": {"maxLength":64}');
    expect(source).not.toContain('cipher');
  });
});
