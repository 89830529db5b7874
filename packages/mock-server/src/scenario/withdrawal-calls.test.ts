import { expect, it } from 'vitest';

import { openSandbox } from '../../games/sandbox.ts';
import { createRouter } from '../router.ts';
import { createWorlds } from '../worlds.ts';

const CONTROL = 'http://platform.example/__mock';

function open() {
  const { fetch } = createRouter(createWorlds(), { loadSandbox: () => openSandbox });
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(
      new Request(CONTROL + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    );
    return { status: answer.status, body: await answer.json() };
  };
  const decide = (orderId: string, decision: string, payoutId?: string) =>
    ask('POST', `/withdrawals/${orderId}`, { decision, payoutId });
  return { ask, decide };
}

/** A world with a new order of maricel; returns its id. */
async function openPending({ ask }: ReturnType<typeof open>): Promise<string> {
  await ask('POST', '/scenario', { name: 'withdrawal-pending' });
  const { withdrawals } = (await ask('GET', '/withdrawals')).body;
  return withdrawals.find(({ account }: { account: string }) => account === 'maricel').orderId;
}

it('control calls decide an order, its payment and a dispute now, one state after the other', async () => {
  const world = open();
  const orderId = await openPending(world);
  expect((await world.decide(orderId, 'APPROVE')).body).toMatchObject({ status: 'PROCESSING' });
  expect((await world.decide(orderId, 'SEND')).body).toMatchObject({ status: 'PAID' });
  expect((await world.decide(orderId, 'FORCE_RECEIPT')).body).toMatchObject({ status: 'RECEIVED' });
  expect((await world.decide(orderId, 'APPROVE')).status).toBe(409);
});

it('control calls reject an order, and let the bank refuse one', async () => {
  const world = open();
  const rejected = await world.decide(await openPending(world), 'REJECT');
  expect(rejected.body).toMatchObject({ status: 'REJECTED', rejectCode: 'OTHER' });
  const named = { decision: 'REJECT', rejectCode: 'NAME_MISMATCH' };
  expect((await world.ask('POST', `/withdrawals/${await openPending(world)}`, named)).body).toMatchObject({
    status: 'REJECTED',
    rejectCode: 'NAME_MISMATCH',
  });
  const orderId = await openPending(world);
  expect((await world.decide(orderId, 'BANK_REFUSE')).status).toBe(409);
  await world.decide(orderId, 'APPROVE');
  expect((await world.decide(orderId, 'BANK_REFUSE')).body).toMatchObject({ rejectCode: 'BANK_REFUSED' });
});

it.each([
  ['FOR_MEMBER', ['RECEIVED', 'SENT', 'REPLACED', 'SENT'], 'PAID'],
  ['AGAINST_MEMBER', ['RECEIVED', 'SENT', 'RECEIVED'], 'PAID'],
])('a control call decides the dispute of crisanto: %s', async (decision, payouts, status) => {
  const { decide } = open();
  const { body } = await decide('wd_20261119_0001', decision, 'wd_20261119_0001_3');
  expect(body.status).toBe(status);
  expect(body.payouts.map((part: { status: string }) => part.status)).toEqual(payouts);
});

it('refuses an unknown withdrawal, an unknown decision and another payment', async () => {
  const { decide } = open();
  expect((await decide('wd_1', 'APPROVE')).status).toBe(404);
  expect((await decide('wd_20261119_0001', 'PAY')).status).toBe(400);
  expect((await decide('wd_20261119_0001', 'FOR_MEMBER', 'wd_20261119_0001_2')).status).toBe(409);
});

it('a control call changes the rules of money of a site', async () => {
  const { ask } = open();
  const change = { depositFactor: 0, withdrawCancel: false, receiptConfirmMinutes: 5 };
  expect((await ask('PATCH', '/site', change)).body).toMatchObject(change);
});
