import { createDepositOrder } from '@croupier/sdk/client';
import { operations, type OperationId } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { changeSite } from '../domain/site/index.ts';
import { createPlayer, keyOf, send, sendSigned, signedHeaders } from '../testing/money.ts';
import { createTable } from '../testing/vendor.ts';

// The table's keys are exactly the operation ids.
const serverCalls = (Object.keys(operations) as OperationId[]).filter((id) =>
  operations[id].roles.some((role) => role === 'vendor' || role === 'provider'),
);
/** The round of the table's stakes: vendor, member and round. */
const ROUND = 'TALA m_1001 rd_1';
const CLOSED = [{ maintenance: true }, { regionRestriction: true }] as const;

describe.each(CLOSED)('calls of servers while the platform is closed by %j', (closed) => {
  it.each(serverCalls)('refuses %s without a signature with SIGNATURE_INVALID', async (id) => {
    const { world } = await createPlayer();
    changeSite(world, operations[id].openWhenClosed ? closed : { regionRestriction: true });
    expect(await send(world, id, { body: {}, path: 'kampupot' })).toMatchObject({
      status: 401,
      errorCode: 'SIGNATURE_INVALID',
    });
  });

  it('credits a win when the round began earlier', async () => {
    const { world, debit, credit } = await createTable();
    await debit('vt_1', '10.00');
    changeSite(world, closed);
    expect(await credit('vt_2', '25.00')).toMatchObject({ status: 200 });
  });

  it('credits a deposit when the provider reports the payment', async () => {
    const { world, client } = await createPlayer();
    const body = { methodId: 'pm_ewallet_01', amount: '500.02', currency: 'PHP' } as const;
    const { value } = await createDepositOrder({ client, body, headers: keyOf(1) });
    changeSite(world, closed);
    const { orderId } = value.depositOrder;
    const provider = world.store.depositOrders.get(orderId)?.provider ?? '';
    const report = { orderId, status: 'COMPLETED', amount: '500.02', currency: 'PHP' };
    expect(await sendSigned(world, 'receiveDepositCallback', report, provider)).toMatchObject({ status: 200 });
    expect(world.store.depositOrders.get(orderId)?.status).toBe('COMPLETED');
  });
});

describe('a stake', () => {
  it('is refused in maintenance, also when it is repeated', async () => {
    const { world, debit } = await createTable();
    await debit('vt_1', '10.00');
    changeSite(world, { maintenance: true });
    const answers = [await debit('vt_1', '10.00'), await debit('vt_2', '10.00')];
    expect(answers.map(({ status, errorCode }) => [status, errorCode])).toEqual([
      [503, 'SYSTEM_MAINTENANCE'],
      [503, 'SYSTEM_MAINTENANCE'],
    ]);
  });

  it('may be repeated in a second when it is still being processed', async () => {
    const { world, launchToken, debit } = await createTable();
    const fault = { id: 'slow', operation: 'vendorDebit', kind: 'slow', left: 1, milliseconds: 300 } as const;
    const plain = { probability: 1, hits: 0, status: null, code: null, retryAfter: null, field: null };
    world.store.transact(() => world.store.faults.insert({ ...fault, ...plain }));
    const first = debit('vt_1', '10.00');
    await expect.poll(() => world.store.bets.all()).toContainEqual(expect.objectContaining({ round: ROUND }));
    const body = { launchToken, currency: 'PHP', transactionId: 'vt_1', roundId: 'rd_1', amount: '10.00' };
    const { method, path } = operations.vendorDebit;
    const request = { method, headers: signedHeaders(world, 'vendorDebit', body), body: JSON.stringify(body) };
    const { status, headers } = await world.dispatch(new Request(`http://platform.example${path}`, request));
    expect([status, headers.get('Retry-After')]).toEqual([429, '1']);
    expect((await first).status).toBe(200);
  });

  it('is reversed in maintenance', async () => {
    const { world, debit, rollback } = await createTable();
    await debit('vt_1', '10.00');
    changeSite(world, { maintenance: true });
    expect((await rollback('vt_2', 'vt_1')).value).toMatchObject({ reversed: true, balance: '12480.50' });
  });

  it('is taken in a region restriction, which concerns visitors', async () => {
    const { world, debit } = await createTable();
    changeSite(world, { regionRestriction: true });
    expect((await debit('vt_1', '10.00')).status).toBe(200);
  });
});
