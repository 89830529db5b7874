import { describe, expect, it } from 'vitest';

import { call, contractOf, encryptedBody } from './contract-fixture.ts';
import type { Operation, Parameter, Schema } from './contract.ts';
import { queryHookSources } from './query-hooks.ts';

const source = (changes: Partial<Operation>, schemas: Record<string, Schema> = {}): string => {
  const { readsByTag, writesByTag, ...others } = queryHookSources(contractOf([call(changes)], schemas));
  return [readsByTag, writesByTag, others].flatMap((sources) => Object.values(sources)).join('\n');
};

const parameter = (name: string, changes: Partial<Parameter> = {}): Parameter => ({
  name,
  in: 'query',
  schema: { type: 'string' },
  ...changes,
});

/** An answer whose value has these fields. */
const answerOf = (properties: Record<string, Schema>): Operation['responses'] => {
  const value: Schema = { type: 'object', properties };
  const schema: Schema = { allOf: [{ type: 'object' }, { type: 'object', properties: { value } }] };
  return { 200: { description: 'A page.', content: { 'application/json': { schema } } } };
};

describe('queryHookSources for a read', () => {
  it('puts it into the module of its tag, which the module of all reads exports', () => {
    const { reads, readsByTag } = queryHookSources(contractOf([call({ tags: ['bankCard'] })]));
    expect(readsByTag['read-hooks-bankcard']).toContain('export const useReadThing = ');
    expect(reads).toContain("export * from './read-hooks-bankcard.gen.ts';");
    expect(reads).not.toContain('useReadThing');
  });

  it('fills constants that are required or have a default, and omits the others', () => {
    const constant = (name: string, required: boolean, schema: Schema = {}) =>
      parameter(name, { required, schema: { const: 'WEB', ...schema } });
    const parameters = [
      constant('device', true),
      constant('client', false, { default: 'WEB' }),
      constant('kind', false),
    ];
    const read = source({ parameters: [...parameters, parameter('language')] });
    expect(read).toContain("Omit<NonNullable<types.ReadThingData['query']>, 'device' | 'client' | 'kind'>");
    expect(read).toContain('query: { device: "WEB", client: "WEB", ...query }');
    expect(read).toContain('(parameters?: ReadThingParameters, options?: ');
  });

  it('has no arguments besides the options when nothing but constants is left', () => {
    const read = source({ parameters: [parameter('device', { required: true, schema: { const: 3 } })] });
    expect(read).toContain('(options?: ReadOptions<');
    expect(read).not.toContain('ReadThingParameters');
  });

  it('takes path and query parameters together', () => {
    const read = source({
      parameters: [parameter('thingId', { in: 'path', required: true }), parameter('language')],
    });
    expect(read).toContain('({ thingId, ...query }: ReadThingParameters');
    expect(read).toContain('path: { thingId }, query }');
  });

  it.each(['pageNo', 'page'])('adds a hook of numbered pages without the parameter %s', (name) => {
    const read = source({ parameters: [parameter(name)], responses: answerOf({ totalPages: { type: 'integer' } }) });
    expect(read).toContain('export const useReadThingPages = ');
    expect(read).toContain('readThingInfiniteOptions({ client: options?.client }), numberedPages, options)');
  });

  it('adds a hook of pages that continue before an item', () => {
    const items: Schema = { type: 'object', properties: { text: {}, noteId: {} } };
    const responses = answerOf({ notes: { type: 'array', items }, hasMore: { type: 'boolean' } });
    expect(source({ parameters: [parameter('before')], responses })).toContain(
      '(({ notes, hasMore }) => (hasMore ? notes.at(-1)?.noteId : undefined))',
    );
  });

  it('refuses a list without a known next page', () => {
    expect(() => source({ parameters: [parameter('pageNo')] })).toThrow('readThing: page by pageNo or page');
  });
});

describe('queryHookSources for a write', () => {
  const write: Partial<Operation> = { operationId: 'writeThing', 'x-read': false };

  it('requires an intent exactly for a call with an idempotency key', () => {
    expect(source(write)).toContain('(options?: WriteOptions<');
    const parameters = [parameter('Idempotency-Key', { in: 'header', required: true })];
    expect(source({ ...write, parameters })).toContain('(options: KeyedWriteOptions<');
  });

  it('fills the constants of an encrypted body but not a consent', () => {
    const properties = { device: { const: 'WEB' }, termsAccepted: { const: true }, name: {} };
    const thing: Schema = { type: 'object', required: ['device', 'termsAccepted'], properties };
    const hook = source({ ...write, requestBody: encryptedBody('Thing') }, { Thing: thing });
    expect(hook).toContain("body?: Omit<NonNullable<types.WriteThingData['body']>, 'device'>; signal?: AbortSignal }");
    expect(hook).toContain('body: { device: "WEB", ...variables.body }');
  });
});

describe('queryHookSources for servers', () => {
  it('makes no hook', () => {
    expect(source({ 'x-roles': ['vendor'] })).not.toContain('useReadThing');
    expect(source({ 'x-roles': ['vendor', 'agent'] })).toContain('useReadThing');
  });
});
