import {
  createDepositOrder,
  getDepositOrder,
  getWalletBalance,
  submitDepositProof,
  uploadImage,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, send, type Player } from '../../testing/money.ts';
import { fileOf, png } from '../../testing/pictures.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

async function openTransfer({ client }: Player, amount = '1000.00', methodId = 'pm_bank_01'): Promise<string> {
  const body = { methodId, amount, currency: 'PHP' };
  const { value } = await createDepositOrder({ client, headers: keyOf(`${methodId} ${amount}`), body });
  return value.depositOrder.orderId;
}
async function uploadPicture(
  { client }: Player,
  purpose: 'DEPOSIT_PROOF' | 'FEEDBACK' = 'DEPOSIT_PROOF',
): Promise<string> {
  return (await uploadImage({ client, body: { file: fileOf(png), purpose } })).value.uploadId;
}
const submitProof = ({ client }: Player, orderId: string, images: string[], reference?: string) =>
  submitDepositProof({
    client,
    path: { orderId },
    body: { images, ...(reference === undefined ? {} : { reference }) },
  });
const statusOf = async ({ client }: Player, orderId: string) =>
  (await getDepositOrder({ client, path: { orderId } })).value.status;
const balanceOf = async ({ client }: Player) => (await getWalletBalance({ client })).value.balance;

describe('a bank transfer', () => {
  it('is credited three seconds after its proof', async () => {
    const player = await createPlayer();
    const orderId = await openTransfer(player);
    player.world.clock.advance(10 * MINUTE);
    expect(await statusOf(player, orderId)).toBe('PENDING');
    const { value } = await submitProof(player, orderId, [await uploadPicture(player)], '8841207715');
    expect(value).toMatchObject({ orderId, status: 'PROCESSING' });
    player.world.clock.advance(3 * SECOND - 1);
    expect(await balanceOf(player)).toBe('12480.50');
    player.world.clock.advance(1);
    expect(await balanceOf(player)).toBe('13480.50');
    expect(await statusOf(player, orderId)).toBe('COMPLETED');
  });

  it('expires without a proof', async () => {
    const player = await createPlayer();
    const orderId = await openTransfer(player);
    player.world.clock.advance(30 * MINUTE);
    expect([await statusOf(player, orderId), await balanceOf(player)]).toEqual(['EXPIRED', '12480.50']);
  });

  it('fails with .01 centavos despite a proof', async () => {
    const player = await createPlayer();
    const orderId = await openTransfer(player, '1000.01');
    await submitProof(player, orderId, [await uploadPicture(player)]);
    player.world.clock.advance(3 * SECOND);
    expect([await statusOf(player, orderId), await balanceOf(player)]).toEqual(['FAILED', '12480.50']);
  });
});

describe('a proof', () => {
  it('stores its pictures, up to three in total [VAL-34]', async () => {
    const player = await createPlayer();
    const { store } = player.world;
    const orderId = await openTransfer(player);
    const [one, two, three, four] = [
      await uploadPicture(player),
      await uploadPicture(player),
      await uploadPicture(player),
      await uploadPicture(player),
    ];
    await submitProof(player, orderId, [one, two], '8841207715');
    await submitProof(player, orderId, [two, three]);
    expect(store.depositProofs.get(orderId)).toMatchObject({ images: [one, two, three], reference: '8841207715' });
    expect((await refusalOf(submitProof(player, orderId, [four]))).code).toBe('UPLOAD_TOO_MANY');
    expect(store.uploads.get(one)?.usedBy).toBe(`depositOrder ${orderId}`);
    expect(store.uploads.get(four)?.usedBy).toBeNull();
  });

  it('is refused with four pictures at once', async () => {
    const { world, token } = await createPlayer();
    const headers = { Authorization: `Bearer ${token}` };
    const body = { images: ['up_1', 'up_2', 'up_3', 'up_4'] };
    const answer = await send(world, 'submitDepositProof', { headers, body, path: 'dep_20261121_0007' });
    expect([answer.status, answer.errorCode]).toEqual([422, 'UPLOAD_TOO_MANY']);
  });

  it("is refused with a picture that is unknown, another member's, of another purpose or used", async () => {
    const player = await createPlayer();
    const otherPlayer = await createPlayer(personas.agent);
    const [first, second] = [await openTransfer(player), await openTransfer(player, '2000.00')];
    const used = await uploadPicture(player);
    await submitProof(player, first, [used]);
    const foreign = await uploadPicture(player);
    player.world.store.transact(() => player.world.store.uploads.update(foreign, { memberId: 'm_2001' }));
    for (const image of [
      'up_none',
      await uploadPicture(otherPlayer),
      foreign,
      await uploadPicture(player, 'FEEDBACK'),
      used,
    ]) {
      const fresh = await uploadPicture(player);
      const error = await refusalOf(submitProof(player, second, [fresh, image]));
      expect(error).toMatchObject({ code: 'FIELD_INVALID', fieldErrors: [{ field: 'images' }] });
      expect(player.world.store.uploads.get(fresh)?.usedBy).toBeNull();
    }
    expect(await statusOf(player, second)).toBe('PENDING');
  });

  it("is refused for a final order, another member's and an unknown one", async () => {
    const player = await createPlayer();
    const image = await uploadPicture(player);
    expect((await refusalOf(submitProof(player, 'dep_20261121_0007', [image]))).code).toBe('ORDER_STATE_INVALID');
    expect((await refusalOf(submitProof(player, 'dep_dalisay', [image]))).code).toBe('DEPOSIT_ORDER_NOT_FOUND');
    expect((await refusalOf(submitProof(player, 'dep_none', [image]))).code).toBe('DEPOSIT_ORDER_NOT_FOUND');
  });
});
