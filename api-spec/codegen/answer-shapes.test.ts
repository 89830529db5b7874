import { expect, it } from 'vitest';

import { answerShapesSources } from './answer-shapes.ts';
import { call, contractOf } from './contract-fixture.ts';
import type { Schema } from './contract.ts';

const MONEY = String.raw`^-?\d{1,15}(\.\d{1,8})?$`;

function sourceOf(schema: Schema, schemas: Record<string, Schema> = {}): string {
  const answer = { description: 'The answer.', content: { 'application/json': { schema } } };
  return answerShapesSources(contractOf([call({ responses: { 200: answer } })], schemas)).members;
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

it('keeps what guests are answered apart, and names what both are answered once', () => {
  const answerOf = (schema: Schema) => ({
    responses: { 200: { description: 'The answer.', content: { 'application/json': { schema } } } },
  });
  const object = (field: string): Schema => ({ type: 'object', properties: { [field]: { type: 'string' } } });
  const { guests, members } = answerShapesSources(
    contractOf(
      [
        { ...call({ ...answerOf(ref('Site')), security: [] }), path: '/wps/site' },
        { ...call({ ...answerOf(ref('Lobby')), security: [{}, { memberToken: [] }] }), path: '/wps/lobby' },
        {
          ...call(answerOf({ type: 'object', properties: { site: ref('Site'), bank: ref('Bank') } })),
          path: '/wps/bank',
        },
      ],
      { Site: object('brand'), Lobby: object('game'), Bank: object('card') },
    ),
  );
  expect(guests).toContain('"GET /wps/site": {"named":"Site"}');
  expect(guests).toContain('"GET /wps/lobby": {"named":"Lobby"}');
  expect(guests).not.toContain('Bank');
  expect(members).toContain('"GET /wps/bank": {"fields":{"site":{"named":"Site"},"bank":{"named":"Bank"}}');
  expect(members).toContain('  "Bank":');
  expect(members).not.toContain('  "Site":');
});

function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
