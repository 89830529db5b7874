import {
  getMemberInfo,
  listPointHistory,
  listPointRedemptions,
  listPointRewards,
  listTransactions,
  redeemPointReward,
} from '@croupier/sdk/client';
import { HOUR_MS } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { grantPoints } from './account.ts';

const { password } = personas.member;
const MEMBER_ID = 'm_1001';

/** Maricel with points for all goods. */
async function createRichPlayer(): Promise<Player> {
  const player = await createPlayer();
  const reason = { EN: 'Gift', TY: 'Regalo' };
  grantPoints(player.world, { memberId: MEMBER_ID, points: 20_000, reason, at: player.world.clock.now() });
  return player;
}

const redeem = ({ client }: Player, rewardId: string, more: object = {}) =>
  redeemPointReward({ client, headers: keyOf(rewardId), body: { rewardId, quantity: 1, password, ...more } });
const newest = async ({ client }: Player) => (await listPointRedemptions({ client })).value.content[0];

it('PR-65: the mall begins with these goods, prices and pieces', async () => {
  const { client } = await createPlayer();
  const { content } = (await listPointRewards({ client })).value;
  const terms = content.map(({ rewardId, kind, points, stock }) => [rewardId, kind, points, stock]);
  expect(Object.fromEntries(terms.map(([id, ...rest]) => [id, rest]))).toEqual({
    pg_tumbler: ['PHYSICAL', '1500', 12],
    pg_ricecooker: ['PHYSICAL', '12000', 5],
    pg_earphones: ['PHYSICAL', '6000', 8],
    pg_load50: ['VOUCHER', '5000', 200],
    pg_cash50: ['MONEY', '5000', 100],
  });
});

it('PR-63: an approved voucher arrives as a message with its code after an hour, and in the history [POINTS-04]', async () => {
  const player = await createRichPlayer();
  await redeem(player, 'pg_load50');
  expect(await newest(player)).toMatchObject({ status: 'PROCESSING' });
  player.world.clock.advance(HOUR_MS);
  const order = await newest(player);
  expect(order).toMatchObject({ status: 'APPROVED', voucherCode: expect.stringMatching(/^LOAD-\w{4}-\w{4}$/) });
  const messages = player.world.store.messages.findBy('memberId', MEMBER_ID);
  const link = { target: 'REDEMPTION', id: order?.redemptionId };
  expect(messages.find((message) => message.link?.id === link.id)).toMatchObject({
    kind: 'POINTS',
    contentEn: `<p>Your code: ${order?.voucherCode}</p>`,
    link,
  });
});

it('PR-63: each voucher of an order has its code', async () => {
  const player = await createRichPlayer();
  await redeem(player, 'pg_load50', { quantity: 3 });
  player.world.clock.advance(HOUR_MS);
  const codes = (await newest(player))?.voucherCode?.split(', ');
  expect(new Set(codes).size).toBe(3);
  expect(codes).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^LOAD-\w{4}-\w{4}$/)));
});

it('PR-63: approved money is credited once, as converted points that require no turnover', async () => {
  const player = await createRichPlayer();
  const { client, world } = player;
  const before = Number((await getMemberInfo({ client })).value.balance);
  const grants = world.store.turnoverGrants.findBy('memberId', MEMBER_ID).length;
  await redeem(player, 'pg_cash50');
  world.clock.advance(HOUR_MS);
  expect(await newest(player)).toMatchObject({ status: 'APPROVED', amount: '50.00' });
  expect(Number((await getMemberInfo({ client })).value.balance)).toBe(before + 50);
  const query = { transactionType: 'POINT_CONVERT' } as const;
  expect((await listTransactions({ client, query })).value.content).toMatchObject([{ amount: '50.00' }]);
  expect(world.store.turnoverGrants.findBy('memberId', MEMBER_ID)).toHaveLength(grants);
});

it('PR-63: a parcel shows when the courier has it', async () => {
  const player = await createRichPlayer();
  const delivery = { recipient: 'Maricel', mobileNum: '9171234567', countryCode: 'PH', address: '14 Mabini Street' };
  const { redemptionId } = (await redeem(player, 'pg_tumbler', { delivery })).value.pointRedemption;
  const { world } = player;
  world.clock.advance(HOUR_MS);
  world.runDueTasks();
  const shipment = world.store.pointRedemptions.get(redemptionId)?.shipment;
  expect(shipment).toMatchObject({ sentAt: '2026-11-22T02:00:00.000Z' });
  expect((await newest(player))?.shipment).toBeUndefined();
});

it('PR-64: refuses unknown goods, then a missing address, then the stock, then the points, before the password', async () => {
  const player = await createPlayer();
  const wrong = { password: 'wrong' };
  const delivery = { recipient: 'Maricel', mobileNum: '9171234567', countryCode: 'PH', address: '14 Mabini Street' };
  const codeOf = async (rewardId: string, more: object) =>
    (await refusalOf(redeem(player, rewardId, { ...wrong, ...more }))).code;
  expect([
    await codeOf('pg_none', {}),
    await codeOf('pg_ricecooker', { quantity: 6 }),
    await codeOf('pg_ricecooker', { quantity: 6, delivery }),
    await codeOf('pg_ricecooker', { delivery }),
    await codeOf('pg_tumbler', { delivery }),
  ]).toEqual([
    'POINTS_GOODS_NOT_FOUND',
    'FIELD_INVALID',
    'POINTS_OUT_OF_STOCK',
    'POINTS_INSUFFICIENT',
    'PASSWORD_CHECK_FAILED',
  ]);
});

it('the seeded history of maricel adds up to 3,800 points, with an order in each status', async () => {
  const { client } = await createPlayer();
  const { content } = (await listPointHistory({ client, query: { pageSize: 100 } })).value;
  const [first] = content;
  expect(first?.balanceAfter).toBe('3800');
  content.slice(0, -1).forEach(({ points, balanceAfter }, index) => {
    expect(Number(balanceAfter) - Number(points)).toBe(Number(content[index + 1]?.balanceAfter));
  });
  const orders = (await listPointRedemptions({ client })).value.content;
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['PROCESSING', 'REJECTED', 'APPROVED']));
});
