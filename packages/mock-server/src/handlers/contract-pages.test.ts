import { operations } from '@croupier/sdk/operations';
import { expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { examplesOf, modelled, queryParametersOf } from '../testing/contract-requests.ts';
import { createPlayer, send } from '../testing/money.ts';

const PAGE_PARAMETERS = new Set(['pageNo', 'page', 'pageSize']);
const paged = modelled.filter((id) => operations[id].paged);

it('finds the paged calls', () => {
  expect(paged.length).toBeGreaterThanOrEqual(8);
});

it.each(paged)('%s answers the same with the defaults of its page parameters and without them', async (id) => {
  const isOfContracts = operations[id].moduleFlag === 'AGENTPOLICY3';
  const isMembers = operations[id].roles.includes('member') && !isOfContracts;
  const { world, token } = await createPlayer(isMembers ? personas.member : personas.agent);
  const parameters = queryParametersOf(id).filter(({ name }) => PAGE_PARAMETERS.has(name));
  expect(parameters.map(({ required }) => required)).toEqual([false, false]);
  const [example = ['', {}] as const] = examplesOf(id);
  const query = Object.entries(example[1].query ?? {}).filter(([name]) => !PAGE_PARAMETERS.has(name));
  const plain = query.flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)]));
  const path = String(Object.values(example[1].path ?? {})[0]);
  const defaults = parameters.map(({ name, schema }): [string, string] => [name, String(schema.default)]);
  const ask = async (sent: [string, string][]) => {
    const search = `?${new URLSearchParams(sent)}`;
    const { status, value } = await send(world, id, { headers: { Authorization: `Bearer ${token}` }, path, search });
    return { status, value };
  };
  const without = await ask(plain);
  expect(without.status).toBe(200);
  expect(without).toEqual(await ask([...plain, ...defaults]));
});
