import {
  getPointBalance,
  getRaffleFairness,
  getRafflePromotion,
  getWalletBalance,
  listBonusDetails,
  listPromotions,
  listRaffleRecords,
  listTransactions,
  rotateRaffleSeed,
  startTimeOut,
} from '@croupier/sdk/client';
import { commitmentOf, drawingOfWheel, finishDrawing } from '@croupier/sdk/rules';
import type { RafflePrize } from '@croupier/sdk/types';
import { expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { createRafflePlayer, playTurnover, RAFFLE, setSeeds, turnWheel, waitUntil } from '../../testing/raffle.ts';
import { datePromotion } from '../content/index.ts';
import { emit } from '../kernel/index.ts';

const START = '2026-11-21T06:00:00Z';
const BITUIN = ids.newcomer;
const SERVER_SEED = '6f1e0c5a9b3d47e28c10f4a7d95b2e6638a1c0de4472b95f0d1e2c3b4a596877';
const PAGE = { pageNo: 1, pageSize: 20 };

const raffleOf = async ({ client }: Player, promotionId = RAFFLE) =>
  (await getRafflePromotion({ client, query: { promotionId, language: 'EN' } })).value;
const fairnessOf = async ({ client }: Player, promotionId = RAFFLE) =>
  (await getRaffleFairness({ client, query: { promotionId } })).value;

/** bituin with this turnover in the month. */
async function createWithTurnover(turnover: string): Promise<Player> {
  const player = await createRafflePlayer(START);
  playTurnover(player.world, BITUIN, turnover);
  return player;
}

it('PR-20: one draw for every 1,000.00 of turnover in the month; a roll-back lowers what is earned, not what is drawn', async () => {
  const player = await createRafflePlayer(START);
  const { world } = player;
  expect(await raffleOf(player)).toMatchObject({ turnover: '0.00', earnedChances: 0, remainingChances: 0 });
  playTurnover(world, BITUIN, '1999.99');
  const bet = playTurnover(world, BITUIN, '2000.00');
  expect(await raffleOf(player)).toMatchObject({ turnover: '3999.99', earnedChances: 3, remainingChances: 3 });
  expect((await turnWheel(player, 1)).remainingChances).toBe(2);
  await turnWheel(player, 2);
  emit(world, 'betChanged', { before: bet, after: { ...bet, status: 'CANCELLED' } });
  expect(await raffleOf(player)).toMatchObject({ earnedChances: 1, remainingChances: 0 });
  expect(await refusalOf(turnWheel(player, 3))).toMatchObject({ code: 'RAFFLE_NO_CHANCE' });
  expect(
    (await listRaffleRecords({ client: player.client, query: { promotionId: RAFFLE, ...PAGE } })).value,
  ).toMatchObject({ totalElements: 2 });
});

it('PR-20: chances end with the month, and the next one begins without any', async () => {
  const player = await createWithTurnover('2500.00');
  await waitUntil(player, '2026-11-30T15:59:59.999Z');
  expect(await raffleOf(player)).toMatchObject({
    remainingChances: 2,
    promotion: { endAt: '2026-11-30T15:59:59.000Z' },
  });
  await waitUntil(player, '2026-11-30T16:00:00Z');
  const { previousId = '', ...raffle } = await raffleOf(player);
  expect(previousId).toBe('promo_fiesta_raffle_20261101');
  expect(raffle).toMatchObject({ earnedChances: 0, promotion: { startAt: '2026-11-30T16:00:00.000Z' } });
  const november = await raffleOf(player, previousId);
  expect(november).toMatchObject({ earnedChances: 2, remainingChances: 0, promotion: { status: 'CLOSE' } });
  expect(await refusalOf(turnWheel(player, 1, previousId))).toMatchObject({ code: 'PROMO_CLOSED' });
  const body = { promotionId: previousId, clientSeed: 'late' };
  const late = rotateRaffleSeed({ client: player.client, headers: keyOf(1), body });
  expect(await refusalOf(late)).toMatchObject({ code: 'PROMO_CLOSED' });
});

it('PR-21: the wheel has the prizes and weights of the rules, and the prizes of the tickets have none', async () => {
  const { prizes } = await raffleOf(await createRafflePlayer(START));
  const facts = prizes.map(({ prizeId, kind, amount, points, weight }: RafflePrize) =>
    [prizeId, kind, amount ?? points, weight].filter((fact) => fact !== undefined).join(' '),
  );
  expect(facts).toEqual([
    'prize_none NONE 5389',
    'prize_p20 POINTS 20 4000',
    'prize_50 MONEY 50.00 500',
    'prize_100 MONEY 100.00 100',
    'prize_500 MONEY 500.00 10',
    'prize_5000 MONEY 5000.00 1',
    'prize_motorcycle GOODS',
    'prize_phone GOODS',
  ]);
});

it('PR-21: money is credited with the draw, is played once, and counts once for one key [PROMO-02]', async () => {
  const player = await createWithTurnover('2000.00');
  const { client, world } = player;
  await fairnessOf(player);
  setSeeds(world, BITUIN, { serverSeed: SERVER_SEED, clientSeed: 'try-0' });
  const result = await turnWheel(player, 1);
  expect(result).toMatchObject({
    prize: { prizeId: 'prize_50', amount: '50.00' },
    remainingChances: 1,
    record: { nonce: 0, prize: { prizeId: 'prize_50' } },
    balance: '50.00',
    currency: 'PHP',
  });
  expect(await turnWheel(player, 1)).toEqual(result);
  expect((await fairnessOf(player)).nonce).toBe(1);
  expect((await getWalletBalance({ client })).value.balance).toBe('50.00');
  const times = { startTime: START, endTime: '2026-11-21T07:00:00Z' };
  const { value } = await listTransactions({ client, query: { ...times, ...PAGE } });
  expect(value.content).toMatchObject([{ type: 'REWARD', amount: '50.00', remark: 'Raffle' }]);
  const bonuses = await listBonusDetails({ client, query: { ...times, ...PAGE } });
  expect(bonuses.value.content).toMatchObject([
    { bonusType: 'RAFFLE', turnoverRequired: '50.00', turnoverDone: '0.00', grantState: 'OPEN' },
  ]);
});

it('PR-21: points are added to those of the member with the draw', async () => {
  const player = await createWithTurnover('1000.00');
  const pointsOf = async () => Number((await getPointBalance({ client: player.client })).value.points);
  await fairnessOf(player);
  setSeeds(player.world, BITUIN, { serverSeed: SERVER_SEED, clientSeed: 'try-3' });
  const before = await pointsOf();
  expect((await turnWheel(player, 1)).prize).toMatchObject({ prizeId: 'prize_p20', points: '20' });
  expect(await pointsOf()).toBe(before + 20);
});

it('PR-22: the hash is shown before the first draw; a change reveals the seed and begins at 0 with a new one', async () => {
  const player = await createWithTurnover('3000.00');
  const { client } = player;
  const before = await fairnessOf(player);
  expect(before).toMatchObject({ promotionId: RAFFLE, nonce: 0, revealed: [] });
  const { record } = await turnWheel(player, 1);
  expect(record).toMatchObject({ serverSeedHash: before.serverSeedHash, clientSeed: before.clientSeed });
  const body = { promotionId: RAFFLE, clientSeed: 'sampaguita-21' };
  const { value: after } = await rotateRaffleSeed({ client, headers: keyOf(2), body });
  expect(after).toMatchObject({ clientSeed: 'sampaguita-21', nonce: 0, revealed: [{ draws: 1 }] });
  expect(after.serverSeedHash).not.toBe(before.serverSeedHash);
  const [revealed] = after.revealed;
  expect(await commitmentOf(revealed?.serverSeed ?? '')).toBe(before.serverSeedHash);
  expect((await rotateRaffleSeed({ client, headers: keyOf(2), body })).value).toEqual(after);
});

it('PR-22, PR-23: at the end all seeds are revealed, and every draw follows from them', async () => {
  const player = await createWithTurnover('12000.00');
  for (let turn = 0; turn < 12; turn += 1) await turnWheel(player, turn);
  await waitUntil(player, '2026-12-01T06:00:00Z');
  const promotionId = 'promo_fiesta_raffle_20261101';
  const fairness = await fairnessOf(player, promotionId);
  const { serverSeed = '', serverSeedHash } = fairness.revealed[0] ?? {};
  const { prizes } = await raffleOf(player, promotionId);
  const weights = prizes.flatMap(({ weight }) => weight ?? []);
  const { content } = (await listRaffleRecords({ client: player.client, query: { promotionId, ...PAGE } })).value;
  expect(content.map(({ nonce }) => nonce)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  for (const record of content) {
    const { nonce, clientSeed, cursor, pick, prize } = record;
    const drawing = drawingOfWheel({ promotionId: fairness.promotionId, clientSeed, nonce, weights });
    const computed = await finishDrawing(drawing, serverSeed);
    expect(record.serverSeedHash).toBe(serverSeedHash);
    expect({ ...computed, prizeId: prizes[computed.place]?.prizeId }).toMatchObject({
      cursor,
      pick,
      prizeId: prize.prizeId,
    });
  }
});

it('P-21: refuses a draw during a break before it looks at anything else, and takes no chance', async () => {
  const player = await createWithTurnover('1000.00');
  await startTimeOut({ client: player.client, headers: keyOf('break'), body: { days: 1 } });
  await waitUntil(player, '2026-11-21T07:00:00Z');
  expect(await refusalOf(turnWheel(player, 1, 'promo_unknown'))).toMatchObject({
    code: 'ACCOUNT_RESTRICTED',
    value: { reasons: [{ code: 'TIME_OUT' }] },
  });
  await waitUntil(player, '2026-11-22T06:00:00Z');
  expect((await turnWheel(player, 2)).remainingChances).toBe(0);
});

it('PR-04: refuses a promotion that is no raffle, and an unknown one', async () => {
  const player = await createWithTurnover('1000.00');
  expect(await refusalOf(turnWheel(player, 1, 'promo_welcome100'))).toMatchObject({
    code: 'PROMO_NOT_ELIGIBLE',
    value: { reason: 'WRONG_ACTION' },
  });
  expect(await refusalOf(turnWheel(player, 2, 'promo_unknown'))).toMatchObject({ code: 'PROMO_NOT_FOUND' });
});

it('PR-04: refuses a closed promotion with PROMO_CLOSED, also one that is no raffle', async () => {
  const player = await createWithTurnover('1000.00');
  datePromotion(player.world, 'promo_welcome100', { startAt: null, endAt: START });
  expect(await refusalOf(turnWheel(player, 1, 'promo_welcome100'))).toMatchObject({ code: 'PROMO_CLOSED' });
});

it.each([
  ['CLOSE', { startAt: null, endAt: START }],
  ['COMING_SOON', { startAt: '2026-11-21T06:00:01Z', endAt: null }],
])('PR-03, PR-04: is %s by the dates of staff, leaves no chance and refuses a draw', async (status, dates) => {
  const player = await createWithTurnover('3000.00');
  const { client, world } = player;
  await turnWheel(player, 1);
  const listed = async (view: 'ALL' | 'MINE') =>
    (await listPromotions({ client, query: { ...PAGE, view } })).value.content.find(
      ({ promotionId }) => promotionId === RAFFLE,
    );
  expect([(await raffleOf(player)).promotion.status, (await listed('MINE'))?.status]).toEqual(['JOINED', 'JOINED']);
  datePromotion(world, RAFFLE, dates);
  expect(await raffleOf(player)).toMatchObject({ promotion: { status }, earnedChances: 3, remainingChances: 0 });
  expect([(await listed('ALL'))?.status, (await listed('MINE'))?.status]).toEqual([status, status]);
  for (const [key, promotionId] of [RAFFLE, 'promo_fiesta_raffle_20261101'].entries()) {
    expect(await refusalOf(turnWheel(player, `closed_${key}`, promotionId))).toMatchObject({ code: 'PROMO_CLOSED' });
  }
  expect(world.store.raffleDraws.findBy('memberId', BITUIN)).toHaveLength(1);
});

it('PR-03: shows the raffle that staff closed as CLOSE to a member without draws, and not as theirs', async () => {
  const player = await createRafflePlayer(START);
  datePromotion(player.world, RAFFLE, { startAt: null, endAt: START });
  expect((await raffleOf(player)).promotion.status).toBe('CLOSE');
  const mine = (await listPromotions({ client: player.client, query: { ...PAGE, view: 'MINE' } })).value.content;
  expect(mine).toEqual([]);
});

it('enters a member with the first look at the seeds, not by reading promotions and chances', async () => {
  const player = await createWithTurnover('1000.00');
  const { client, world } = player;
  const entries = () => world.store.raffleEntries.all().filter(({ memberId }) => memberId === BITUIN);
  const before = entries();
  await listPromotions({ client, query: { ...PAGE, view: 'ALL' } });
  expect(await raffleOf(player)).toMatchObject({ earnedChances: 1, remainingChances: 1 });
  expect(entries()).toEqual(before);
  await fairnessOf(player);
  expect(entries()).toHaveLength(before.length + 1);
});

it('PR-24: enters a member with tickets who never looked, with the close of the list', async () => {
  const player = await createWithTurnover('1000.00');
  const entries = () => player.world.store.raffleEntries.findBy('raffleId', 'promo_fiesta_raffle_20261101');
  expect(entries().map(({ memberId }) => memberId)).not.toContain(BITUIN);
  await waitUntil(player, '2026-11-28T16:00:00Z');
  expect(entries().map(({ memberId }) => memberId)).toContain(BITUIN);
});

it('shows maricel a chance of this month, and her draws of the last one', async () => {
  const player = await createPlayer(personas.member);
  const { remainingChances, previousId = '' } = await raffleOf(player);
  expect(remainingChances).toBeGreaterThan(0);
  expect(await fairnessOf(player, previousId)).toMatchObject({ revealed: [{ clientSeed: 'dama-de-noche', draws: 3 }] });
});
