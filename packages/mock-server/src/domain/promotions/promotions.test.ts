import {
  applyPromotion,
  claimPromotion,
  createDepositOrder,
  getMemberBadges,
  getWalletBalance,
  listBonusDetails,
  listDepositMethods,
  listMessages,
  listPromotionParticipations,
  listPromotions,
  startTimeOut,
  type Client,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import {
  applyForBirthday,
  createNewcomer,
  deposit,
  makeBirthday,
  participationsOf,
  passTo,
  playRound,
  promotionFor,
  takePicture,
} from '../../testing/promotions.ts';
import { datePromotion } from '../content/index.ts';
import { changeProfile } from '../member/index.ts';
import { decideApplication } from './decisions.ts';

const PAGE = { pageNo: 1, pageSize: 20 };
const WELCOME = 'promo_welcome100';
const RELOAD = 'promo_weekend_reload';
const BIRTHDAY = 'promo_birthday';

let keys = 0;
const claim = ({ client }: Player, promotionId: string) => {
  keys += 1;
  return claimPromotion({ client, headers: keyOf(`claim_${keys}`), body: { promotionId } });
};
const refusalOfClaim = async (player: Player, promotionId: string) => {
  const { code, value } = await refusalOf(claim(player, promotionId));
  return { code, ...value };
};
const apply = ({ client }: Player, body: Parameters<typeof applyPromotion>[0]['body']) => {
  keys += 1;
  return applyPromotion({ client, headers: keyOf(`application_${keys}`), body });
};
const balanceOf = async (client: Client) => (await getWalletBalance({ client })).value.balance;
const countOf = async (client: Client) => (await getMemberBadges({ client })).value.availablePromoCount;
const messagesOf = async (client: Client) =>
  (await listMessages({ client, query: PAGE })).value.content.filter(({ kind }) => kind === 'PROMOTION');

describe('the bonus of a deposit that was made', () => {
  it('PR-03: is credited by the claim, and shown the same way everywhere', async () => {
    const player = await createNewcomer();
    const { client } = player;
    await deposit(player, '1000.00');
    expect(await countOf(client)).toBe(2);
    const { value } = await claim(player, WELCOME);
    expect(value).toMatchObject({ status: 'CLAIMED', amount: '1000.00', balance: '2000.00' });
    expect(await balanceOf(client)).toBe('2000.00');
    const [bonus] = (await listBonusDetails({ client, query: PAGE })).value.content;
    expect(bonus).toMatchObject({ bonusId: value.bonusId, amount: '1000.00', turnoverRequired: '30000.00' });
    expect(await participationsOf(player)).toMatchObject([{ promotionId: WELCOME, bonusId: value.bonusId }]);
    expect((await promotionFor(player, WELCOME)).status).toBe('CLAIMED');
    expect((await listDepositMethods({ client, query: {} })).value.activities).toEqual([]);
    expect(await countOf(client)).toBe(0);
  });

  it('PR-01: of the first deposit can be claimed for 24 hours', async () => {
    const player = await createNewcomer('2026-11-23T06:00:00Z');
    await deposit(player, '1000.00');
    await passTo(player, '2026-11-24T06:00:02.999Z');
    expect(await countOf(player.client)).toBe(1);
    expect((await promotionFor(player, WELCOME)).requirements).toEqual(
      ['OUTSIDE_WINDOW', 'DEPOSIT_MISSING', 'DEPOSIT_TOO_SMALL', 'DEPOSIT_PLAYED'].map((code) => ({ code, met: true })),
    );
    await passTo(player, '2026-11-24T06:00:03Z');
    expect(await refusalOfClaim(player, WELCOME)).toEqual({ code: 'PROMO_NOT_ELIGIBLE', reason: 'OUTSIDE_WINDOW' });
    expect((await promotionFor(player, WELCOME)).requirements?.filter(({ met }) => !met)).toEqual([
      { code: 'OUTSIDE_WINDOW', met: false },
    ]);
    expect(await countOf(player.client)).toBe(0);
  });

  it('PR-01: of the first deposit is refused without a deposit, and after its 24 hours also beside a later deposit', async () => {
    const player = await createNewcomer('2026-11-23T06:00:00Z');
    expect((await promotionFor(player, WELCOME)).requirements).toEqual([{ code: 'DEPOSIT_MISSING', met: false }]);
    expect(await refusalOfClaim(player, WELCOME)).toMatchObject({ reason: 'DEPOSIT_MISSING' });
    await deposit(player, '200.00');
    await passTo(player, '2026-11-24T07:00:00Z');
    await deposit(player, '1000.00');
    expect(await refusalOfClaim(player, WELCOME)).toMatchObject({ reason: 'OUTSIDE_WINDOW' });
  });

  it('PR-04: of the first deposit that was claimed is refused with OUTSIDE_WINDOW a day after it', async () => {
    const player = await createNewcomer('2026-11-23T06:00:00Z');
    await deposit(player, '1000.00');
    await claim(player, WELCOME);
    expect(await refusalOfClaim(player, WELCOME)).toEqual({ code: 'PROMO_ALREADY_CLAIMED' });
    await passTo(player, '2026-11-24T06:00:03Z');
    expect(await refusalOfClaim(player, WELCOME)).toMatchObject({ reason: 'OUTSIDE_WINDOW' });
    expect((await promotionFor(player, WELCOME)).requirements?.every(({ met }) => met)).toBe(true);
  });

  it('PR-04: is refused with the first reason in the order of the checks, which its conditions show', async () => {
    const player = await createNewcomer();
    expect(await refusalOfClaim(player, 'promo_none')).toEqual({ code: 'PROMO_NOT_FOUND' });
    expect(await refusalOfClaim(player, BIRTHDAY)).toMatchObject({ reason: 'WRONG_ACTION' });
    expect(await refusalOfClaim(player, RELOAD)).toMatchObject({ reason: 'DEPOSIT_MISSING' });
    await deposit(player, '200.00');
    expect(await refusalOfClaim(player, RELOAD)).toMatchObject({ reason: 'DEPOSIT_TOO_SMALL' });
    await deposit(player, '500.00');
    await playRound(player);
    expect(await refusalOfClaim(player, RELOAD)).toMatchObject({ reason: 'DEPOSIT_PLAYED' });
    expect((await promotionFor(player, RELOAD)).requirements).toEqual([
      { code: 'DEPOSIT_PLAYED', met: false },
      { code: 'OUTSIDE_WINDOW', met: true },
      { code: 'DEPOSIT_MISSING', met: true },
      { code: 'DEPOSIT_TOO_SMALL', met: true },
    ]);
    expect(await balanceOf(player.client)).toBe('690.00');
  });

  it('PR-04: is refused to another account of the household', async () => {
    const player = await createNewcomer();
    // Maricel has had the welcome bonus.
    changeProfile(player.world, ids.newcomer, { address: '14, MABINI street  Quezon-City.' });
    await deposit(player, '1000.00');
    expect(await refusalOfClaim(player, WELCOME)).toEqual({ code: 'PROMO_ALREADY_CLAIMED' });
  });

  it('PR-06: is left out of a deposit that arrives beside an active bonus, and a message says why', async () => {
    const player = await createNewcomer();
    const { client, world } = player;
    await deposit(player, '500.00');
    const body = { methodId: 'pm_ewallet_01', amount: '1000.00', currency: 'PHP', promotionId: RELOAD };
    const { orderId } = (await createDepositOrder({ client, headers: keyOf('reload'), body })).value.depositOrder;
    await claim(player, WELCOME);
    world.clock.advance(3000);
    expect(await balanceOf(client)).toBe('2000.00');
    expect(await participationsOf(player)).toMatchObject([{ promotionId: WELCOME, amount: '500.00' }]);
    const [newest] = await messagesOf(client);
    expect(newest?.link).toEqual({ target: 'DEPOSIT', id: orderId });
  });
});

describe('an application', () => {
  it('PR-03: spends its pictures, and is followed by a message when it arrives and when it is decided', async () => {
    const player = await createNewcomer('2026-11-21T06:00:00Z');
    makeBirthday(player, '1990-11-14');
    const picture = await takePicture(player);
    expect((await apply(player, { promotionId: BIRTHDAY, images: [picture] })).value).toMatchObject({
      status: 'APPLYING',
      expectedAt: '2026-11-21T07:00:00.000Z',
    });
    expect((await refusalOf(apply(player, { promotionId: BIRTHDAY, images: [picture] }))).code).toBe(
      'PROMO_ALREADY_CLAIMED',
    );
    await passTo(player, '2026-11-21T07:00:00Z');
    expect(await countOf(player.client)).toBe(1);
    const links = (await messagesOf(player.client)).map(({ link }) => link?.target);
    expect(links).toEqual(['REWARD', 'PROMOTION']);
    const { value } = await claim(player, BIRTHDAY);
    expect(value).toMatchObject({ status: 'CLAIMED', amount: '288.00', balance: '288.00' });
    const { content } = (await listBonusDetails({ client: player.client, query: PAGE })).value;
    expect(content).toMatchObject([{ bonusId: value.bonusId, turnoverRequired: '288.00' }]);
    expect((await refusalOf(claim(player, BIRTHDAY))).code).toBe('PROMO_ALREADY_CLAIMED');
  });

  it('PR-03: lapses 30 days after it was approved', async () => {
    const player = await createNewcomer();
    makeBirthday(player, '1990-11-21');
    await applyForBirthday(player);
    await passTo(player, '2026-12-21T06:59:59Z');
    expect((await participationsOf(player))[0]?.status).toBe('ISSUED');
    await passTo(player, '2026-12-21T07:00:00Z');
    expect((await participationsOf(player))[0]?.status).toBe('CLOSE');
    expect((await refusalOf(claim(player, BIRTHDAY))).code).toBe('PROMO_CLOSED');
  });

  it('PR-03: can be sent three times a year, each after a rejection with its reason', async () => {
    const player = await createNewcomer();
    makeBirthday(player, '1990-11-21');
    for (const left of [2, 1, 0]) {
      const { participationId } = await applyForBirthday(player);
      decideApplication(player.world, participationId, 'UNREADABLE');
      expect(await promotionFor(player, BIRTHDAY)).toMatchObject({ status: 'REJECTED', applicationsLeft: left });
    }
    expect((await participationsOf(player))[0]?.rejectReason).toMatch(/larawan/);
    const query = { ...PAGE, language: 'EN' } as const;
    const [inEnglish] = (await listPromotionParticipations({ client: player.client, query })).value.content;
    expect(inEnglish?.rejectReason).toMatch(/^The picture is not readable/);
    const { value } = await refusalOf(applyForBirthday(player));
    expect(value).toEqual({ reason: 'NO_APPLICATION_LEFT' });
  });

  it.each([
    ['1990-11-14', undefined],
    ['1990-11-13', 'OUTSIDE_WINDOW'],
    ['1990-11-22', 'OUTSIDE_WINDOW'],
  ])('PR-01: with the birthday %s on 21 November is refused with %s', async (birthday, reason) => {
    const player = await createNewcomer();
    makeBirthday(player, birthday);
    const { requirements } = await promotionFor(player, BIRTHDAY);
    expect(requirements?.find(({ met }) => !met)?.code).toBe(reason);
  });

  it('PR-01: of somebody born on 29 February is open from 1 March in other years', async () => {
    const player = await createNewcomer('2026-02-28T15:59:59Z');
    makeBirthday(player, '1992-02-29');
    const isOpen = async () => (await promotionFor(player, BIRTHDAY)).requirements?.every(({ met }) => met);
    expect(await isOpen()).toBe(false);
    await passTo(player, '2026-02-28T16:00:00Z');
    expect(await isOpen()).toBe(true);
  });

  it('PR-04: needs one to three pictures of its own that were not used before', async () => {
    const player = await createNewcomer();
    const { world } = player;
    makeBirthday(player, '1990-11-21');
    world.store.transact(() => world.store.members.update(ids.newcomer, { vipRank: null, vipName: null }));
    expect((await refusalOf(applyForBirthday(player))).value).toEqual({ reason: 'RANK_TOO_LOW' });
    makeBirthday(player, '1990-11-21');
    const missing = await refusalOf(apply(player, { promotionId: BIRTHDAY }));
    expect([missing.code, missing.fieldErrors[0]?.field]).toEqual(['FIELD_INVALID', 'images']);
    const foreign = await refusalOf(apply(player, { promotionId: BIRTHDAY, images: ['up_0'] }));
    expect(foreign.code).toBe('FIELD_INVALID');
    expect(await participationsOf(player)).toEqual([]);
  });
});

describe('the list of promotions', () => {
  const listOf = async ({ client }: Player, view: 'ALL' | 'OPEN' | 'MINE' | 'ENDED') =>
    (await listPromotions({ client, query: { ...PAGE, view } })).value.content;

  it('PR-03: has the status of the member, and views of what is open, theirs and over', async () => {
    const player = await createPlayer(personas.member);
    datePromotion(player.world, RELOAD, { startAt: null, endAt: '2026-11-21T06:00:00Z' });
    const statuses = async (view: 'OPEN' | 'MINE' | 'ENDED') =>
      (await listOf(player, view)).map(({ promotionId, status }) => [promotionId, status]);
    expect(await statuses('OPEN')).toHaveLength(5);
    expect(await statuses('MINE')).toEqual(
      expect.arrayContaining([
        [WELCOME, 'CLAIMED'],
        [BIRTHDAY, 'REJECTED'],
      ]),
    );
    expect(await statuses('ENDED')).toEqual([[RELOAD, 'CLOSE']]);
    expect((await listOf(player, 'ALL')).at(-1)?.promotionId).toBe(RELOAD);
    expect(await refusalOfClaim(player, RELOAD)).toEqual({ code: 'PROMO_CLOSED' });
  });

  it('P-23: is empty during a break, when nothing can be claimed', async () => {
    const player = await createNewcomer();
    await deposit(player, '1000.00');
    await startTimeOut({ client: player.client, headers: keyOf('break'), body: { days: 1 } });
    expect(await listOf(player, 'ALL')).toEqual([]);
    expect(await countOf(player.client)).toBe(0);
    expect((await refusalOf(claim(player, WELCOME))).code).toBe('ACCOUNT_RESTRICTED');
  });
});
