import { createDepositOrder, getDepositOrder, listDepositMethods } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, sendSigned, type Player } from '../../testing/money.ts';

const QR = { methodId: 'pm_qr_01', currency: 'PHP', promotionId: 'promo_welcome100' };

/** A member without deposits. */
async function createDepositor(): Promise<Player> {
  const player = await createPlayer();
  const { store } = player.world;
  store.transact(() => {
    for (const { id } of store.depositOrders.findBy('memberId', 'm_1001')) store.depositOrders.remove(id);
  });
  return player;
}

describe('the bonus of the first deposit', () => {
  it('is refused with the reason DEPOSIT_MISSING, and not offered, when another deposit was completed', async () => {
    const { client } = await createPlayer();
    expect((await listDepositMethods({ client, query: {} })).value.activities).toEqual([]);
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
  });
});
