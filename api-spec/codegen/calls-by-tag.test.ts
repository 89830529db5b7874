import { expect, it } from 'vitest';

import { callsByTag } from './calls-by-tag.ts';
import { call, contractOf } from './contract-fixture.ts';

/** Code as the generator writes it. */
const GENERATED = `// This file is auto-generated

import { client } from './client.gen.ts';
import { type Client, formDataBodySerializer, type Options as Options2, type RequestResult } from './client/index.ts';
import type { ListCardsData, SendFileData } from './types.gen.ts';

export type Options<TData> = Options2<TData> & {
    client?: Client;
};

/**
 * Cards
 *
 * Of the member.
 */
export const listCards = (options?: Options<ListCardsData>): RequestResult => (options?.client ?? client).get({});

/**
 * Send a file
 */
export const sendFile = (options: Options<SendFileData>): RequestResult => (options.client ?? client).post({
    ...formDataBodySerializer,
});
`;

const contract = contractOf([
  { ...call({ operationId: 'listCards', tags: ['bankCard'] }), path: '/wps/cards' },
  { ...call({ operationId: 'sendFile', tags: ['feedback'] }), path: '/wps/files' },
]);

it('writes a module for each tag, with the imports that its calls need', () => {
  const modules = callsByTag(contract, GENERATED);
  expect(Object.keys(modules).toSorted()).toEqual(['call-options', 'calls-bankcard', 'calls-feedback', 'sdk']);
  expect(modules['calls-bankcard']).toContain('export const listCards');
  expect(modules['calls-bankcard']).toContain('import type { ListCardsData } from');
  expect(modules['calls-bankcard']).not.toMatch(/sendFile|SendFileData|formDataBodySerializer/);
  expect(modules['calls-feedback']).toContain('formDataBodySerializer, type RequestResult }');
  expect(modules['call-options']).toContain('export type Options<TData> = Options2<TData> & {');
});

it('exports every call from one module, as before', () => {
  const { sdk = '' } = callsByTag(contract, GENERATED);
  expect(sdk.match(/from '.+'/g)).toEqual([
    "from './call-options.gen.ts'",
    "from './calls-bankcard.gen.ts'",
    "from './calls-feedback.gen.ts'",
  ]);
});

it('refuses code of an operation that the contract does not have', () => {
  expect(() => callsByTag(contractOf([]), GENERATED)).toThrow('No operation of the contract');
});
