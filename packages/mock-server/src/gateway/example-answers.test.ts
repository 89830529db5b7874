import { exampleAnswers } from '@croupier/sdk/examples';
import { operations, type OperationId } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { handlers } from '../handlers/table.ts';
import { createPlayer, keyOf } from '../testing/money.ts';

const SOURCE = 'X-Mock-Source';

/** Calls an operation of a world that models all others only. */
async function callUnmodelled(id: OperationId, headers: Readonly<Record<string, string>> = {}) {
  const { [id]: _removed, ...others } = handlers;
  const { world, token } = await createPlayer(undefined, { handlers: others });
  const { method, path } = operations[id];
  const request = new Request(`http://platform.example${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...headers },
    body: method === 'GET' ? null : '{}',
  });
  const before = world.store.journal.all().movements.length;
  const response = await world.dispatch(request);
  return {
    response,
    source: response.headers.get(SOURCE),
    booked: world.store.journal.all().movements.length - before,
  };
}

describe('a call that is not modelled', () => {
  it('answers the example of the contract, marks it, and moves no money', async () => {
    const { response, source, booked } = await callUnmodelled('getVipProgress');
    expect(await response.json()).toMatchObject({ success: true, value: exampleAnswers.getVipProgress });
    expect([response.status, source, booked]).toEqual([200, 'example', 0]);
  });

  it('that would move money moves none', async () => {
    const { source, booked } = await callUnmodelled('claimManualRebate', keyOf('example'));
    expect([source, booked]).toEqual(['example', 0]);
  });

  it('answers the example of its CSV', async () => {
    const { response, source } = await callUnmodelled('listTransactions', { Accept: 'text/csv' });
    expect([response.status, source]).toEqual([200, 'example']);
    expect(await response.text()).toContain('transactionId');
  });

  it('answers NOT_IMPLEMENTED when the request asks for modelled answers only', async () => {
    const { response } = await callUnmodelled('getVipProgress', { [SOURCE]: 'modelled' });
    expect(response.status).toBe(501);
    expect(await response.json()).toMatchObject({ success: false, errorCode: 'NOT_IMPLEMENTED' });
  });
});

it('does not mark a modelled answer', async () => {
  const { world, token } = await createPlayer();
  const headers = { Authorization: `Bearer ${token}` };
  const response = await world.dispatch(
    new Request(`http://platform.example${operations.getMemberInfo.path}`, { headers }),
  );
  expect([response.status, response.headers.get(SOURCE)]).toEqual([200, null]);
});
