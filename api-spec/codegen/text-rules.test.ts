import { describe, expect, it } from 'vitest';

import { body, call, contractOf, encryptedBody } from './contract-fixture.ts';
import type { NamedOperation, Operation, Parameter, Schema } from './contract.ts';
import { checkSchemaTexts, checkTexts } from './text-rules.ts';

const check = (named: NamedOperation) => checkTexts(contractOf([named]), named);
const problemsOf = (changes: Partial<Operation>) => check(call(changes));

describe('checkTexts', () => {
  it('reports a call without summary or description', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ summary: '', description: '' })).toEqual([
      'give it a summary.',
      'say in a description what it does and when it refuses.',
    ]);
  });

  it('reports a relay call without its family, and a family of another call', () => {
    const relay = { ...call(), path: '/wps/relay/GCS_walletTransfer' };
    expect(check(relay)).toEqual(['give it `x-relay-family: GCS`.']);
    expect(problemsOf({ 'x-relay-family': 'GCS' })).toEqual(['only relay calls have `x-relay-family`.']);
  });

  it('reports a parameter without description or example', () => {
    const parameters: Parameter[] = [{ name: 'page', in: 'query' }];
    expect(problemsOf({ parameters })).toEqual([
      'say in a description what the parameter page means.',
      'give the parameter page an example.',
    ]);
  });

  it('reports a value of a parameter that its description does not name', () => {
    const schema = { enum: ['SELF', 'DOWNLINE'] };
    const parameters: Parameter[] = [
      { name: 'scope', in: 'query', description: '`SELF` is the caller.', example: 'SELF', schema },
    ];
    expect(problemsOf({ parameters })).toEqual(['say in the description of the parameter scope what DOWNLINE means.']);
  });

  it('reports an answer or a request without an example', () => {
    const responses = { 200: { description: 'The answer.', content: { 'application/json': { schema: {} } } } };
    expect(problemsOf({ responses, requestBody: body({ examples: {} }) })).toEqual([
      'give the answer 200 an example.',
      'give the request an example.',
    ]);
  });

  it('requires plain examples of an encrypted request', () => {
    expect(problemsOf({ requestBody: encryptedBody('Thing') })).toEqual(['give the request an example.']);
    const plain = { 'x-plain-examples': { typical: { value: {} } } };
    expect(problemsOf({ requestBody: encryptedBody('Thing', plain) })).toEqual([]);
  });
});

describe('checkSchemaTexts', () => {
  const problems = (schema: Schema) => checkSchemaTexts(contractOf([], { Thing: schema }));
  const objectWith = (property: Schema): Schema => ({
    type: 'object',
    description: 'A thing.',
    properties: { inner: property },
  });

  it('reports a property without description or example in a named schema and in an answer', () => {
    const expected = ['say what it means in a description.', 'give an example.'];
    expect(problems(objectWith({ type: 'string' }))).toEqual(expected.map((text) => `Thing.inner: ${text}`));
    const schema = objectWith({ type: 'string' });
    const named = call({
      responses: { 200: { description: 'The answer.', content: { 'application/json': { schema } } } },
    });
    expect(checkSchemaTexts(contractOf([named]))).toEqual(expected.map((text) => `readThing answer.inner: ${text}`));
  });

  it('reports a value of an enum that the description does not name as a word', () => {
    const schema = { type: 'string', enum: ['NEW', 'RENEWED'], description: '`RENEWED` came back.', examples: ['NEW'] };
    expect(problems(schema)).toEqual(['Thing: say in the description what NEW means.']);
  });

  it('accepts a reference and a file without texts of their own', () => {
    expect(problems(objectWith({ $ref: '#/components/schemas/Other' }))).toEqual([]);
    expect(problems(objectWith({ type: 'string', format: 'binary', description: 'A picture.' }))).toEqual([]);
  });
});
