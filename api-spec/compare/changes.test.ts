import { describe, expect, it } from 'vitest';

import { changesBetween, lineOf } from './changes.ts';
import { fieldsOf, operationOf, smallContract } from './small-contract.ts';
import type { ContractDocument } from './document.ts';

type Edit = (contract: ContractDocument) => void;

async function linesAfter(edit: Edit): Promise<{ breaks: string[]; others: string[] }> {
  const after = smallContract();
  edit(after);
  const changes = await changesBetween(smallContract(), after);
  const lines = (breaks: boolean): string[] => changes.filter((change) => change.breaks === breaks).map(lineOf);
  return { breaks: lines(true), others: lines(false) };
}

const BREAKS: Record<string, [Edit, RegExp]> = {
  'a call is removed': [(contract) => delete contract.paths['/image'], /^api-path-removed\S* GET \/image /],
  'a call has another operation id': [
    (contract) => (operationOf(contract, '/image', 'get').operationId = 'readImage'),
    /^api-operation-id-removed GET \/image .*`getImage`/,
  ],
  'an answer loses a field': [
    (contract) => {
      delete fieldsOf(contract, 'Answer')['state'];
      Object.assign(contract.components.schemas['Answer'] ?? {}, { required: ['success'] });
    },
    /^response-required-property-removed GET \/image .*`state`/,
  ],
  'a field inside an encrypted body becomes required': [
    (contract) => Object.assign(contract.components.schemas['Transfer'] ?? {}, { required: ['amount', 'note'] }),
    /^request-property-became-required POST \/money .*`note`/,
  ],
  'a field inside an encrypted body changes its type': [
    (contract) => (fieldsOf(contract, 'Transfer')['amount'] = { type: 'number' }),
    /^request-property-type-changed POST \/money .*`amount`/,
  ],
  'a body is no longer encrypted': [
    (contract) => {
      const body = operationOf(contract, '/money', 'post').requestBody;
      if (body) body.content = { 'application/json': { schema: { $ref: '#/components/schemas/Transfer' } } };
    },
    /^request-body-media-type-removed POST \/money /,
  ],
  'a role may no longer call': [
    (contract) => (operationOf(contract, '/money', 'post')['x-roles'] = ['agent']),
    /^role-removed POST \/money .*`member`/,
  ],
  'an open call inherits the token of the contract': [
    (contract) => delete operationOf(contract, '/image', 'get').security,
    /^token-required GET \/image /,
  ],
  'a call needs a flag': [
    (contract) => (operationOf(contract, '/money', 'post')['x-module-flag'] = 'MONEY3'),
    /^module-flag-added POST \/money .*`MONEY3`/,
  ],
  'only agents may call with one parameter value': [
    (contract) => (operationOf(contract, '/money', 'post')['x-agent-only-when'] = { parameter: 'all', value: 'true' }),
    /^agent-only-added POST \/money .*`all`/,
  ],
  'an error code has another status': [
    (contract) => (contract.components.schemas['ErrorCode'] = { 'x-error-codes': { AUTH_REQUIRED: { status: 403 } } }),
    /^error-status-changed `AUTH_REQUIRED` .* 401 to 403$/,
  ],
};

describe('changesBetween', () => {
  it.each(Object.entries(BREAKS))('reports a breaking change when %s', async (_, [edit, line]) => {
    const { breaks } = await linesAfter(edit);
    expect(breaks).toContainEqual(expect.stringMatching(line));
  });

  it('reports nothing when the contracts are equal', async () => {
    expect(await linesAfter(() => undefined)).toEqual({ breaks: [], others: [] });
  });

  it.each<[string, Edit]>([
    ['a new call', (contract) => (contract.paths['/more'] = { get: operationOf(contract, '/image', 'get') })],
    ['a new field in an answer', (contract) => (fieldsOf(contract, 'Answer')['note'] = { type: 'string' })],
    [
      'a new enum value in an answer, which clients accept,',
      (contract) => (fieldsOf(contract, 'Answer')['state'] = { type: 'string', enum: ['DONE', 'WAITING', 'LOST'] }),
    ],
    ['a new optional field in a request', (contract) => (fieldsOf(contract, 'Transfer')['why'] = { type: 'string' })],
  ])('reports %s as compatible', async (_, edit) => {
    const { breaks, others } = await linesAfter(edit);
    expect(breaks).toEqual([]);
    expect(others).not.toEqual([]);
  });

  it('throws with the reason when a contract cannot be compared', async () => {
    const broken = Object.assign(smallContract(), { paths: 'none' });
    await expect(changesBetween(smallContract(), broken)).rejects.toThrow('could not be compared');
  });
});
