import {
  cancelDepositOrder,
  createDepositOrder,
  getDepositOrder,
  getWalletBalance,
  listDepositMethods,
  listDepositOrders,
  listTransactions,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, sendSigned, type Player } from '../../testing/money.ts';
import { forgetDeposits } from '../../testing/promotions.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const request = (amount: string, change = {}) => ({ methodId: 'pm_ewallet_01', amount, currency: 'PHP', ...change });
const RANGE = { startTime: '2026-11-20T16:00:00Z', endTime: '2026-11-21T15:59:59Z', pageNo: 1, pageSize: 20 };

let keys = 0;
async function open({ client }: Player, amount = '1000.00', change = {}) {
  keys += 1;
  const { value } = await createDepositOrder({ client, headers: keyOf(keys), body: request(amount, change) });
  return value.depositOrder;
}
const statusOf = async ({ client }: Player, orderId: string) =>
  (await getDepositOrder({ client, path: { orderId } })).value.status;
const balanceOf = async ({ client }: Player) => (await getWalletBalance({ client })).value.balance;

describe('deposit methods', () => {
  it('are listed with their limits, those under maintenance marked', async () => {
    const { client } = await createPlayer();
    const { value } = await listDepositMethods({ client, query: { currency: 'PHP' } });
    expect(value.list.map(({ methodId, maintenance }) => [methodId, maintenance])).toEqual([
      ['pm_ewallet_01', false],
      ['pm_qr_01', false],
      ['pm_bank_01', false],
      ['pm_card_01', true],
    ]);
    expect((await listDepositMethods({ client, query: { currency: 'USD' } })).value.list).toEqual([]);
  });

  it('have names in the requested language, as have the bonuses', async () => {
    const { client, world } = await createPlayer();
    forgetDeposits(world);
    const namesIn = async (language: 'EN' | 'TY') => {
      const { list, activities } = (await listDepositMethods({ client, query: { language } })).value;
      return [list.at(-1)?.name, activities[0]?.title];
    };
    expect(await namesIn('EN')).toEqual(['Debit or credit card', '100% welcome bonus']);
    expect(await namesIn('TY')).toEqual(['Debit o credit card', '100% bonus sa unang deposito']);
  });
});

describe('a deposit', () => {
  it.each([
    ['pm_ewallet_01', 'payUrl'],
    ['pm_qr_01', 'qrCode'],
    ['pm_bank_01', 'receivingAccount'],
  ])('by %s includes payment instructions: %s [DEPOSIT-01]', async (methodId, instruction) => {
    const { client } = await createPlayer();
    const { value } = await createDepositOrder({
      client,
      headers: keyOf(instruction),
      body: request('1000.00', { methodId }),
    });
    expect(Object.keys(value).toSorted()).toEqual(['depositOrder', instruction].toSorted());
    expect(value.depositOrder).toMatchObject({ status: 'PENDING', amount: '1000.00', methodId });
  });

  it('is credited three seconds after its creation', async () => {
    const player = await createPlayer();
    const { orderId } = await open(player);
    player.world.clock.advance(3 * SECOND - 1);
    expect([await statusOf(player, orderId), await balanceOf(player)]).toEqual(['PENDING', '12480.50']);
    player.world.clock.advance(1);
    // Every call first runs due tasks.
    expect(await balanceOf(player)).toBe('13480.50');
    const { value } = await getDepositOrder({ client: player.client, path: { orderId } });
    expect(value).toMatchObject({ status: 'COMPLETED', completedAt: '2026-11-21T06:00:03.000Z' });
  });

  it('is credited once, at its due time, when the next call is later', async () => {
    const player = await createPlayer();
    const { orderId } = await open(player);
    player.world.clock.advance(5 * MINUTE);
    await balanceOf(player);
    const query = { ...RANGE, transactionType: 'DEPOSIT' } as const;
    const { value } = await listTransactions({ client: player.client, query });
    expect(value.content[0]).toMatchObject({
      time: '2026-11-21T06:00:03.000Z',
      amount: '1000.00',
      balanceAfter: '13480.50',
      reference: { kind: 'DEPOSIT_ORDER', id: orderId },
    });
    expect(value.content).toHaveLength(2);
  });

  it('includes the bonus of its method', async () => {
    const player = await createPlayer();
    await open(player, '1000.99', { methodId: 'pm_qr_01' });
    player.world.clock.advance(3 * SECOND);
    expect(await balanceOf(player)).toBe('13491.49');
  });

  it('includes the selected bonus up to its limit, for the first deposit only', async () => {
    const player = await createPlayer();
    const { clock } = player.world;
    forgetDeposits(player.world);
    const { promotionId } = await open(player, '6000.00', { promotionId: 'promo_welcome100' });
    expect(promotionId).toBe('promo_welcome100');
    await expect(open(player, '100.00', { promotionId: 'promo_welcome100' })).rejects.toMatchObject({
      code: 'PROMO_ALREADY_CLAIMED',
    });
    clock.advance(3 * SECOND);
    expect(await balanceOf(player)).toBe('23480.50');
    await expect(open(player, '100.00', { promotionId: 'promo_welcome100' })).rejects.toMatchObject({
      code: 'PROMO_ALREADY_CLAIMED',
    });
  });

  it('includes no first-deposit bonus when another deposit was completed before it', async () => {
    const player = await createPlayer();
    const { store, clock } = player.world;
    forgetDeposits(player.world);
    const late = { promotionId: 'promo_welcome100', methodId: 'pm_bank_01' };
    const { orderId } = await open(player, '1000.00', late);
    await open(player, '500.00');
    clock.advance(3 * SECOND);
    expect(await balanceOf(player)).toBe('12980.50');
    const report = { orderId, status: 'COMPLETED', amount: '1000.00', currency: 'PHP' };
    await sendSigned(player.world, 'receiveDepositCallback', report, store.depositOrders.get(orderId)?.provider);
    expect(await balanceOf(player)).toBe('13980.50');
  });

  it('fails with .01 and expires with .02 centavos', async () => {
    const player = await createPlayer();
    const failing = await open(player, '1000.01');
    const unpaid = await open(player, '1000.02');
    player.world.clock.advance(30 * MINUTE - 1);
    expect([await statusOf(player, failing.orderId), await statusOf(player, unpaid.orderId)]).toEqual([
      'FAILED',
      'PENDING',
    ]);
    player.world.clock.advance(1);
    expect(await statusOf(player, unpaid.orderId)).toBe('EXPIRED');
    expect(await balanceOf(player)).toBe('12480.50');
  });

  it.each([
    ['an amount below the limit', request('99.99'), 'AMOUNT_OUT_OF_RANGE'],
    ['an amount above the limit', request('50000.01'), 'AMOUNT_OUT_OF_RANGE'],
    ['minus zero', request('-0'), 'FIELD_INVALID'],
    ['a negative amount', request('-100'), 'FIELD_INVALID'],
    ['too many decimals', request('100.001'), 'FIELD_INVALID'],
    ['the amount "1e3"', request('1e3'), 'FIELD_INVALID'],
    ['another currency', request('100.00', { currency: 'USD' }), 'FIELD_INVALID'],
    ['an unknown method', request('100.00', { methodId: 'pm_none' }), 'FIELD_INVALID'],
    ['a returnUrl of another site', request('100.00', { returnUrl: 'https://foreign.example/' }), 'FIELD_INVALID'],
    ['an unknown bank card', request('100.00', { bankCardId: 'card_99' }), 'BANK_CARD_NOT_FOUND'],
    ['a method under maintenance', request('500.00', { methodId: 'pm_card_01' }), 'PAYMENT_METHOD_UNAVAILABLE'],
    ['an unknown bonus', request('500.00', { promotionId: 'promo_none' }), 'PROMO_NOT_FOUND'],
  ])('is refused for %s', async (_what, body, code) => {
    const { client, world } = await createPlayer();
    const before = world.store.depositOrders.all().length;
    const error = await refusalOf(createDepositOrder({ client, headers: keyOf(1), body }));
    expect(error.code).toBe(code);
    expect(world.store.depositOrders.all()).toHaveLength(before);
  });

  it('returns the limits when the amount is outside them', async () => {
    const { client } = await createPlayer();
    const error = await refusalOf(createDepositOrder({ client, headers: keyOf(1), body: request('1.00') }));
    expect(error.value).toEqual({ min: '100.00', max: '50000.00' });
  });

  it('is refused while three orders are open', async () => {
    const player = await createPlayer();
    const first = await open(player);
    await open(player);
    await open(player);
    await expect(open(player)).rejects.toMatchObject({ code: 'DEPOSIT_PENDING_LIMIT' });
    await cancelDepositOrder({ client: player.client, path: { orderId: first.orderId } });
    expect((await open(player)).status).toBe('PENDING');
  });

  it('is created once when it is sent again with the same key', async () => {
    const { client, world } = await createPlayer();
    const submit = () => createDepositOrder({ client, headers: keyOf('lost'), body: request('1000.00') });
    const first = await submit();
    expect((await submit()).value).toEqual(first.value);
    const changed = createDepositOrder({ client, headers: keyOf('lost'), body: request('2000.00') });
    expect((await refusalOf(changed)).code).toBe('DUPLICATE_REQUEST');
    expect(world.store.depositOrders.findBy('status', 'PENDING')).toHaveLength(1);
  });

  it('is never credited after it was cancelled', async () => {
    const player = await createPlayer();
    const { client } = player;
    const { orderId } = await open(player);
    expect((await cancelDepositOrder({ client, path: { orderId } })).value.status).toBe('CANCELLED');
    player.world.clock.advance(MINUTE);
    expect(await balanceOf(player)).toBe('12480.50');
  });

  it('is not found by another member', async () => {
    const { client } = await createPlayer(personas.agent);
    const path = { orderId: 'dep_20261121_0007' };
    expect((await refusalOf(getDepositOrder({ client, path }))).code).toBe('DEPOSIT_ORDER_NOT_FOUND');
    expect((await refusalOf(cancelDepositOrder({ client, path }))).code).toBe('DEPOSIT_ORDER_NOT_FOUND');
  });
});

describe('the list of deposits', () => {
  it('lists the newest first, filtered by status and in pages', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await open(player, '1000.02')).orderId);
      world.clock.advance(SECOND);
    }
    const query = { ...RANGE, status: 'PENDING', pageSize: 2 } as const;
    const { value } = await listDepositOrders({ client, query });
    expect(value.content.map(({ orderId }) => orderId)).toEqual(ids.slice(0, 2));
    expect(value).toMatchObject({ pageNum: 1, pageSize: 2, totalPages: 2, totalElements: 3 });
    const all = await listDepositOrders({ client, query: RANGE });
    expect(all.value.content.map(({ orderId }) => orderId)).toEqual([...ids, 'dep_20261121_0007']);
  });

  it.each([
    ['ends before it starts', '2026-11-21T00:00:00Z', '2026-11-20T00:00:00Z'],
    ['has 94 local days', '2026-08-18T15:59:59.999Z', '2026-11-19T16:00:00Z'],
  ])('refuses a time range that %s', async (_what, startTime, endTime) => {
    const { client } = await createPlayer();
    const error = await refusalOf(listDepositOrders({ client, query: { ...RANGE, startTime, endTime } }));
    expect(error.code).toBe('DATE_RANGE_INVALID');
  });
});

describe("a provider's report", () => {
  const report = (orderId: string, change = {}) => ({
    orderId,
    status: 'COMPLETED',
    amount: '1000.00',
    currency: 'PHP',
    ...change,
  });
  const sendReport = ({ world }: Player, body: unknown, provider = 'kampupot') =>
    sendSigned(world, 'receiveDepositCallback', body, provider);

  it('credits a payment once', async () => {
    const player = await createPlayer();
    const { orderId } = await open(player);
    expect((await sendReport(player, report(orderId))).status).toBe(200);
    expect((await sendReport(player, report(orderId))).status).toBe(200);
    player.world.clock.advance(MINUTE);
    expect([await balanceOf(player), await statusOf(player, orderId)]).toEqual(['13480.50', 'COMPLETED']);
    expect((await sendReport(player, report(orderId, { status: 'FAILED' }))).errorCode).toBe('DUPLICATE_REQUEST');
  });

  it('credits nothing after a failure', async () => {
    const player = await createPlayer();
    const { orderId } = await open(player);
    await sendReport(player, report(orderId, { status: 'FAILED' }));
    player.world.clock.advance(MINUTE);
    expect([await balanceOf(player), await statusOf(player, orderId)]).toEqual(['12480.50', 'FAILED']);
  });

  it('determines the credited amount', async () => {
    const player = await createPlayer();
    const { orderId } = await open(player);
    await sendReport(player, report(orderId, { amount: '900.00' }));
    expect(await balanceOf(player)).toBe('13380.50');
  });

  it('has no effect when repeated for a final order, and is refused when it differs', async () => {
    const player = await createPlayer();
    expect((await sendReport(player, report('dep_20261121_0007'))).status).toBe(200);
    const other = await sendReport(player, report('dep_20261121_0007', { amount: '2000.00' }));
    expect(other.errorCode).toBe('DUPLICATE_REQUEST');
    expect(await balanceOf(player)).toBe('12480.50');
  });

  it("is refused for another provider's order, a zero amount and another currency", async () => {
    const player = await createPlayer();
    const { orderId } = await open(player);
    expect((await sendReport(player, report('dep_none'))).errorCode).toBe('DEPOSIT_ORDER_NOT_FOUND');
    expect((await sendReport(player, report(orderId), 'bayani')).errorCode).toBe('DEPOSIT_ORDER_NOT_FOUND');
    expect((await sendReport(player, report(orderId, { amount: '0' }))).errorCode).toBe('FIELD_INVALID');
    expect((await sendReport(player, report(orderId, { currency: 'USD' }))).errorCode).toBe('FIELD_INVALID');
    expect(await statusOf(player, orderId)).toBe('PENDING');
  });
});
