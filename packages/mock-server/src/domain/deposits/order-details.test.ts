import {
  cancelDepositOrder,
  createDepositOrder,
  getDepositOrder,
  listDepositMethods,
  listDepositOrders,
  submitDepositProof,
  updateLanguage,
  uploadImage,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { fileOf, png } from '../../testing/pictures.ts';

const SECOND = 1000;
let keys = 0;
async function open({ client }: Player, change = {}) {
  keys += 1;
  const body = { methodId: 'pm_ewallet_01', amount: '1000.00', currency: 'PHP', ...change };
  return (await createDepositOrder({ client, headers: keyOf(keys), body })).value;
}
const read = async ({ client }: Player, orderId: string) =>
  (await getDepositOrder({ client, path: { orderId } })).value;

describe('a deposit order', () => {
  it.each(['pm_ewallet_01', 'pm_qr_01', 'pm_bank_01'])(
    'answers how to pay it again while it is open: %s',
    async (id) => {
      const player = await createPlayer();
      const { depositOrder, ...payment } = await open(player, { methodId: id });
      expect(Object.keys(payment)).toHaveLength(1);
      expect(await read(player, depositOrder.orderId)).toMatchObject({ status: 'PENDING', payment });
    },
  );

  it('names what was credited, and no longer how to pay it, when it is completed', async () => {
    const player = await createPlayer(personas.newcomer);
    const { depositOrder } = await open(player, { methodId: 'pm_qr_01', promotionId: 'promo_welcome100' });
    player.world.clock.advance(3 * SECOND);
    const order = await read(player, depositOrder.orderId);
    expect(order).toMatchObject({
      methodName: expect.any(String),
      methodKind: 'QR',
      paidAmount: '1000.00',
      fee: '0.00',
      bonusAmount: '1010.00',
      creditedAmount: '2010.00',
    });
    expect(order.payment).toBeUndefined();
  });

  it('says why it failed in the language of the account', async () => {
    const player = await createPlayer();
    const { orderId } = (await open(player, { amount: '1000.01' })).depositOrder;
    player.world.clock.advance(3 * SECOND);
    expect((await read(player, orderId)).failReason).toBe('Hindi natanggap ng provider ang bayad.');
    await updateLanguage({ client: player.client, body: { language: 'EN' } });
    expect((await read(player, orderId)).failReason).toBe('The provider did not receive the payment.');
  });

  it('keeps the proof that was sent', async () => {
    const player = await createPlayer();
    const { depositOrder } = await open(player, { methodId: 'pm_bank_01' });
    const path = { orderId: depositOrder.orderId };
    const body = { file: fileOf(png), purpose: 'DEPOSIT_PROOF' } as const;
    const { uploadId, url } = (await uploadImage({ client: player.client, body })).value;
    await submitDepositProof({ client: player.client, path, body: { images: [uploadId], reference: '8841207715' } });
    expect((await read(player, path.orderId)).proof).toMatchObject({ images: [url], reference: '8841207715' });
  });

  it('is answered again when it is cancelled twice', async () => {
    const player = await createPlayer();
    const { client } = player;
    const path = { orderId: (await open(player)).depositOrder.orderId };
    const first = await cancelDepositOrder({ client, path });
    expect((await cancelDepositOrder({ client, path })).value).toEqual(first.value);
    expect(first.value.status).toBe('CANCELLED');
  });

  it('is refused with the open orders when three are open', async () => {
    const player = await createPlayer();
    const ids: string[] = [];
    for (let number = 0; number < 3; number += 1) ids.push((await open(player)).depositOrder.orderId);
    const { code, value } = await refusalOf(open(player));
    expect([code, value]).toEqual(['DEPOSIT_PENDING_LIMIT', { orderIds: expect.arrayContaining(ids) }]);
  });
});

describe('the list of deposits', () => {
  it('has the sums of all that match, on all pages', async () => {
    const player = await createPlayer(personas.newcomer);
    const { client } = player;
    await open(player);
    await open(player, { amount: '200.01' });
    player.world.clock.advance(3 * SECOND);
    const query = { startTime: '2026-11-20T16:00:00Z', endTime: '2026-11-21T15:59:59Z', pageNo: 1, pageSize: 1 };
    const { content, total, totalElements } = (await listDepositOrders({ client, query })).value;
    expect([content.length, totalElements]).toEqual([1, 2]);
    expect(total).toEqual({ amount: '1200.01', paidAmount: '1000.00', currency: 'PHP' });
  });

  it('of methods says that no limit is asked about', async () => {
    const { client } = await createPlayer();
    expect((await listDepositMethods({ client })).value).toMatchObject({ limitPrompt: 'OFF', currency: 'PHP' });
  });
});
