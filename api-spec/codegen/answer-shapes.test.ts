import { expect, it } from 'vitest';

import { answerShapesSource } from './answer-shapes.ts';
import { call, contractOf } from './contract-fixture.ts';
import type { Schema } from './contract.ts';

const MONEY = String.raw`^-?\d{1,15}(\.\d{1,8})?$`;

function sourceOf(schema: Schema, schemas: Record<string, Schema> = {}): string {
  const answer = { description: 'The answer.', content: { 'application/json': { schema } } };
  return answerShapesSource(contractOf([call({ responses: { 200: answer } })], schemas));
}

it('describes types, numeric strings, lists and optional fields', () => {
  const properties = {
    name: { type: 'string', maxLength: 3 },
    amount: ref('Money'),
    count: { type: 'integer', default: 1 },
    flags: { type: 'array', items: { type: 'boolean' } },
  };
  const money = { type: 'string', pattern: MONEY };
  const source = sourceOf({ type: 'object', required: ['name', 'amount', 'count'], properties }, { Money: money });
  const fields = { name: 'string', amount: { number: MONEY }, count: 'number', flags: { list: 'boolean' } };
  expect(source).toContain(`  "GET /wps/thing": ${JSON.stringify({ fields, optional: ['count', 'flags'] })},`);
});

it('reads an envelope without its trace id', () => {
  const properties = { traceId: { type: 'string' } };
  const source = sourceOf({ type: 'object', required: ['traceId'], properties });
  expect(source).toContain('{"fields":{"traceId":"string"},"optional":["traceId"]}');
});

it('merges the parts of allOf and marks objects with additional properties as open', () => {
  const envelope = { type: 'object', required: ['success'], properties: { success: { type: 'boolean' } } };
  const value = { type: 'object', additionalProperties: true, properties: { id: { type: 'string' } } };
  const source = sourceOf({ allOf: [{ $ref: '#/components/schemas/Envelope' }, value] }, { Envelope: envelope });
  expect(source).toContain('{"fields":{"success":"boolean","id":"string"},"optional":["id"],"open":true}');
});

it('names referenced schemas, including recursive ones, and inlines scalars', () => {
  const team = { type: 'object', properties: { leader: ref('Name'), below: { type: 'array', items: ref('Team') } } };
  const source = sourceOf(ref('Team'), { Team: team, Name: { type: 'string' } });
  expect(source).toContain('  "Team": {"fields":{"leader":"string","below":{"list":{"named":"Team"}}}');
  expect(source).toContain('  "GET /wps/thing": {"named":"Team"},');
  expect(source).not.toContain('  "Name":');
});

it('describes maps', () => {
  const source = sourceOf({ type: 'object', additionalProperties: { type: 'number' } });
  expect(source).toContain('  "GET /wps/thing": {"byName":"number"},');
});

function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
