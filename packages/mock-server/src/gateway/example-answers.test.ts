import { createApiClient } from '@croupier/sdk/client';
import { exampleAnswers } from '@croupier/sdk/examples';
import { operations } from '@croupier/sdk/operations';
import { expect, it } from 'vitest';

import { notModelledIds } from '../handlers/not-modelled.data.ts';
import { personas } from '../seed/personas.ts';
import { calls, examplesOf } from '../testing/contract-requests.ts';
import { createPlayer, send } from '../testing/money.ts';

const SOURCE = 'X-Mock-Source';

/** Makes the first example request of a call as an agent, who may make every call of people. */
async function callAsAgent(id: (typeof notModelledIds)[number]) {
  const { world, token } = await createPlayer(personas.agent);
  let source: string | null | undefined;
  const client = createApiClient({
    baseUrl: 'http://platform.example',
    getToken: () => token,
    fetch: async (request) => {
      const response = await world.dispatch(request);
      source = response.headers.get(SOURCE);
      return response;
    },
  });
  const [[, input] = ['', {}]] = examplesOf(id);
  const before = world.store.journal.all().movements.length;
  const answer = await calls[id]({ client, ...input }).then(
    (result) => ({ value: Reflect.get(Object(result), 'value') }),
    (error: unknown) => ({ code: Reflect.get(Object(error), 'code') }),
  );
  return { answer, source, booked: world.store.journal.all().movements.length - before };
}

it.each(notModelledIds)('answers the example of %s, marks it, and moves no money', async (id) => {
  const { answer, source, booked } = await callAsAgent(id);
  const isOff = 'code' in answer && answer.code === operations[id].moduleError;
  expect(isOff ? undefined : answer).toEqual(isOff ? undefined : { value: exampleAnswers[id] });
  expect([source, booked]).toEqual([isOff ? null : 'example', 0]);
});

it('does not mark a modelled answer', async () => {
  const { world, token } = await createPlayer();
  const headers = { Authorization: `Bearer ${token}` };
  const response = await world.dispatch(
    new Request(`http://platform.example${operations.getMemberInfo.path}`, { headers }),
  );
  expect([response.status, response.headers.get(SOURCE)]).toEqual([200, null]);
});

it('answers NOT_IMPLEMENTED when the request asks for modelled answers only', async () => {
  const { world, token } = await createPlayer(personas.agent);
  const headers = { Authorization: `Bearer ${token}`, [SOURCE]: 'modelled' };
  const answer = await send(world, 'getAgentProfile', { headers });
  expect(answer).toMatchObject({ status: 501, errorCode: 'NOT_IMPLEMENTED' });
});
