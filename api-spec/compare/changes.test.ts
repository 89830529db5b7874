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
  'a call is gone': [(contract) => delete contract.paths['/picture'], /^api-path-removed\S* GET \/picture /],
  'a call gets another operation id': [
    (contract) => (operationOf(contract, '/picture', 'get').operationId = 'readPicture'),
    /^api-operation-id-removed GET \/picture .*`getPicture`/,
  ],
  'an answer loses a field': [
    (contract) => {
      delete fieldsOf(contract, 'Answer')['state'];
      Object.assign(contract.components.schemas['Answer'] ?? {}, { required: ['success'] });
    },
    /^response-required-property-removed GET \/picture .*`state`/,
  ],
  'a field inside an encrypted body becomes required': [
    (contract) => Object.assign(contract.components.schemas['Sending'] ?? {}, { required: ['amount', 'note'] }),
    /^request-property-became-required POST \/money .*`note`/,
  ],
  'a field inside an encrypted body changes its type': [
    (contract) => (fieldsOf(contract, 'Sending')['amount'] = { type: 'number' }),
    /^request-property-type-changed POST \/money .*`amount`/,
  ],
  'a body is not encrypted any more': [
    (contract) => {
      const body = operationOf(contract, '/money', 'post').requestBody;
      if (body) body.content = { 'application/json': { schema: { $ref: '#/components/schemas/Sending' } } };
    },
    /^request-body-media-type-removed POST \/money /,
  ],
  'a role may not call any more': [
    (contract) => (operationOf(contract, '/money', 'post')['x-roles'] = ['agent']),
    /^role-removed POST \/money .*`member`/,
  ],
  'an open call needs the token of the whole contract': [
    (contract) => delete operationOf(contract, '/picture', 'get').security,
    /^token-required GET \/picture /,
  ],
  'a call goes behind a flag': [
    (contract) => (operationOf(contract, '/money', 'post')['x-module-flag'] = 'MONEY3'),
    /^module-flag-added POST \/money .*`MONEY3`/,
  ],
  'only agents may call in one way': [
    (contract) => (operationOf(contract, '/money', 'post')['x-agent-only-when'] = { parameter: 'all', value: 'true' }),
    /^agent-only-added POST \/money .*`all`/,
  ],
  'a refusal gets another status': [
    (contract) => (contract.components.schemas['ErrorCode'] = { 'x-error-codes': { AUTH_REQUIRED: { status: 403 } } }),
    /^error-status-changed `AUTH_REQUIRED` .* 401 to 403$/,
  ],
};

describe('a planted break', () => {
  it.each(Object.entries(BREAKS))('is found when %s', async (_, [edit, line]) => {
    const { breaks } = await linesAfter(edit);
    expect(breaks).toContainEqual(expect.stringMatching(line));
  });
});

describe('no break', () => {
  it('is seen between a contract and itself', async () => {
    expect(await linesAfter(() => undefined)).toEqual({ breaks: [], others: [] });
  });

  it.each<[string, Edit]>([
    ['a call more', (contract) => (contract.paths['/more'] = { get: operationOf(contract, '/picture', 'get') })],
    ['a field more in an answer', (contract) => (fieldsOf(contract, 'Answer')['note'] = { type: 'string' })],
    [
      'a value more in an enum of an answer, which clients read as something else',
      (contract) => (fieldsOf(contract, 'Answer')['state'] = { type: 'string', enum: ['DONE', 'WAITING', 'LOST'] }),
    ],
    ['an optional field more in a request', (contract) => (fieldsOf(contract, 'Sending')['why'] = { type: 'string' })],
  ])('is %s, which is listed as compatible', async (_, edit) => {
    const { breaks, others } = await linesAfter(edit);
    expect(breaks).toEqual([]);
    expect(others).not.toEqual([]);
  });
});

it('throws with the reason when a contract cannot be compared', async () => {
  const broken = Object.assign(smallContract(), { paths: 'none' });
  await expect(changesBetween(smallContract(), broken)).rejects.toThrow('could not be compared');
});
