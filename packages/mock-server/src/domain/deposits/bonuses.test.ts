import { createDepositOrder, getDepositOrder, listDepositMethods, login } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf, refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, sendSigned, type Player } from '../../testing/money.ts';
import { createNewcomer, passTo } from '../../testing/promotions.ts';
import { datePromotion } from '../content/index.ts';

const QR = { methodId: 'pm_qr_01', currency: 'PHP', promotionId: 'promo_welcome100' };

/** A member without deposits. */
const createDepositor = (): Promise<Player> => createPlayer(personas.newcomer);

describe('the bonus of the first deposit', () => {
  it('is refused with the reason DEPOSIT_MISSING, and not offered, when another deposit was completed', async () => {
    const { client } = await createPlayer(personas.weakPassword);
    const { activities } = (await listDepositMethods({ client, query: {} })).value;
    expect(activities.map(({ promotionId }) => promotionId)).not.toContain('promo_welcome100');
    const error = await refusalOf(createDepositOrder({ client, headers: keyOf(1), body: { ...QR, amount: '500.00' } }));
    expect(error).toMatchObject({ code: 'PROMO_NOT_ELIGIBLE', value: { reason: 'DEPOSIT_MISSING' } });
  });

  it('is refused with the reason DEPOSIT_TOO_SMALL when the amount is below the minimum', async () => {
    const { client } = await createDepositor();
    const error = await refusalOf(createDepositOrder({ client, headers: keyOf(1), body: { ...QR, amount: '99.99' } }));
    expect(error).toMatchObject({ code: 'PROMO_NOT_ELIGIBLE', value: { reason: 'DEPOSIT_TOO_SMALL' } });
    const { value } = await createDepositOrder({ client, headers: keyOf(2), body: { ...QR, amount: '100.00' } });
    expect(value.depositOrder.promotionId).toBe('promo_welcome100');
  });

  it('is not credited when less than the minimum was paid', async () => {
    const { client, world } = await createDepositor();
    const { value } = await createDepositOrder({ client, headers: keyOf(1), body: { ...QR, amount: '100.00' } });
    const { orderId } = value.depositOrder;
    const report = { orderId, status: 'COMPLETED', amount: '99.99', currency: 'PHP' };
    await sendSigned(world, 'receiveDepositCallback', report, 'bayani');
    const order = (await getDepositOrder({ client, path: { orderId } })).value;
    // 1 % of the method, rounded down.
    expect(order).toMatchObject({ status: 'COMPLETED', paidAmount: '99.99', bonusAmount: '0.99' });
    expect(order.bonus).toBeUndefined();
  });
});

/** Orders with a bonus, credited three seconds later; the sandbox begins on Saturday, 21 November 2026, 14:00. */
async function deposit({ client, world }: Player, amount: string, promotionId: string, key: number) {
  const body = { methodId: 'pm_qr_01', currency: 'PHP', amount, promotionId };
  const { orderId } = (await createDepositOrder({ client, headers: keyOf(key), body })).value.depositOrder;
  world.clock.advance(3000);
  return (await getDepositOrder({ client, path: { orderId } })).value;
}

describe('the bonus of a deposit', () => {
  it.each([
    ['promo_welcome100', '1000.00', '1000.00', '30000.00', '2026-12-21T06:00:03.000Z'],
    ['promo_welcome100', '7500.00', '5000.00', '150000.00', '2026-12-21T06:00:03.000Z'],
    ['promo_weekend_reload', '1234.56', '246.91', '1975.28', '2026-11-28T06:00:03.000Z'],
  ])('%s of %s is credited with its turnover and end', async (promotionId, amount, bonus, required, expiresAt) => {
    const player = await createDepositor();
    const order = await deposit(player, amount, promotionId, 1);
    expect(order.bonus).toMatchObject({ amount: bonus, required, expiresAt, maxStake: '500.00' });
    expect(player.world.store.bonusGrants.findBy('orderId', order.orderId)).toMatchObject([{ required }]);
  });

  it('excludes another one with BONUS_ACTIVE until it ends, and is offered once each Saturday', async () => {
    const player = await createDepositor();
    const { client, world } = player;
    await deposit(player, '1000.00', 'promo_welcome100', 1);
    const error = await refusalOf(deposit(player, '1000.00', 'promo_weekend_reload', 2));
    expect(error).toMatchObject({ code: 'BONUS_ACTIVE', value: { title: '100% bonus sa unang deposito' } });
    // Five weeks later is a Saturday.
    world.clock.advance(35 * 86_400_000);
    player.setToken((await login({ client, body: bodyOf(personas.newcomer) })).value.token);
    const { activities } = (await listDepositMethods({ client, query: {} })).value;
    expect(activities.map(({ promotionId }) => promotionId)).toEqual(['promo_weekend_reload']);
  });

  it('of Saturdays is refused with the reason OUTSIDE_WINDOW on Sunday, also for a deposit that is credited then', async () => {
    const player = await createDepositor();
    const { client, world } = player;
    // 23:59:59 in Manila.
    world.clock.advance(10 * 3_600_000 - 1000);
    const late = await deposit(player, '1000.00', 'promo_weekend_reload', 1);
    expect([late.status, late.bonus]).toEqual(['COMPLETED', undefined]);
    const error = await refusalOf(deposit(player, '1000.00', 'promo_weekend_reload', 2));
    expect(error).toMatchObject({ code: 'PROMO_NOT_ELIGIBLE', value: { reason: 'OUTSIDE_WINDOW' } });
    expect((await listDepositMethods({ client, query: {} })).value.activities).toEqual([]);
  });
});

/** Orders with the weekend reload at a time, and shows the order to the first call at a later one. */
async function orderAndCall({ orderedAt, calledAt, overAt }: Record<'orderedAt' | 'calledAt' | 'overAt', string>) {
  const player = await createNewcomer(orderedAt);
  const { client, world } = player;
  if (overAt !== '') datePromotion(world, 'promo_weekend_reload', { startAt: null, endAt: overAt });
  const body = { ...QR, amount: '1000.00', promotionId: 'promo_weekend_reload' };
  const { orderId } = (await createDepositOrder({ client, headers: keyOf(1), body })).value.depositOrder;
  await passTo(player, calledAt);
  return (await getDepositOrder({ client, path: { orderId } })).value;
}

describe('the bonus of a deposit that a later call settles', () => {
  const SUNDAY = '2026-11-22T02:00:00Z';

  it.each([
    ['on Sunday', '2026-11-21T15:59:00Z', SUNDAY, ''],
    ['a week later', '2026-11-21T06:00:00Z', '2026-11-28T06:00:00Z', ''],
    ['after the promotion is over', '2026-11-21T06:00:00Z', SUNDAY, '2026-11-21T06:00:04Z'],
  ])('G-4: is credited when the order was due on Saturday: %s', async (_title, orderedAt, calledAt, overAt) => {
    const order = await orderAndCall({ orderedAt, calledAt, overAt });
    const completedAt = new Date(Date.parse(orderedAt) + 3000).toISOString();
    expect(order).toMatchObject({ status: 'COMPLETED', completedAt, bonus: { amount: '200.00' } });
  });

  it.each([
    ['on Sunday and the call is on a Saturday', '2026-11-21T15:59:59Z', '2026-11-28T06:00:00Z', ''],
    ['after the promotion was over', '2026-11-21T06:00:00Z', '2026-11-21T07:00:00Z', '2026-11-21T06:00:03Z'],
  ])('G-4: is not credited when the order was due %s', async (_title, orderedAt, calledAt, overAt) => {
    const order = await orderAndCall({ orderedAt, calledAt, overAt });
    expect([order.status, order.bonus]).toEqual(['COMPLETED', undefined]);
  });
});
