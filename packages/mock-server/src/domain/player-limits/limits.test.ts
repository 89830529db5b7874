import {
  answerLimitPrompt,
  createDepositOrder,
  getPlayerProtection,
  listDepositMethods,
  setPlayerLimit,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { setIdentity } from '../../testing/identity.ts';
import { createLimitedPlayer, type LimitedPlayer } from '../../testing/limits.ts';
import { createPlayer, keyOf } from '../../testing/money.ts';
import { logInAgain } from '../../testing/people.ts';
import { changeSettings } from '../site/index.ts';

const START = '2026-11-21T01:00:00.000Z';
const DAY = { kind: 'DEPOSIT', period: 'DAY' } as const;
const ORDER = { methodId: 'pm_qr_01', currency: 'PHP', returnUrl: 'https://play.croupier.example/' };

const protectionOf = async ({ client }: Pick<LimitedPlayer, 'client'>) => (await getPlayerProtection({ client })).value;
const limitsOf = async (player: Pick<LimitedPlayer, 'client'>) => (await protectionOf(player)).limits;
const createWorldOf = () => createLimitedPlayer(START);

describe('a limit', () => {
  it.each([
    ['minutes of another period than the day', 'SESSION', 'WEEK', { amount: '60' }, 'period'],
    ['minutes below 15', 'SESSION', 'DAY', { amount: '14' }, 'amount'],
    ['minutes above a day', 'SESSION', 'DAY', { amount: '1441' }, 'amount'],
    ['minutes with decimals', 'SESSION', 'DAY', { amount: '60.50' }, 'amount'],
    ['money of another currency', 'LOSS', 'DAY', { amount: '60.00', currency: 'USD' }, 'currency'],
    ['money without a currency', 'LOSS', 'DAY', { amount: '60.00' }, 'currency'],
    ['a fraction of a centavo', 'LOSS', 'DAY', { amount: '60.001', currency: 'PHP' }, 'amount'],
  ] as const)('P-02: refuses %s', async (_what, kind, period, body, field) => {
    const { client } = await createWorldOf();
    const refusal = await refusalOf(setPlayerLimit({ client, path: { kind, period }, body }));
    expect([refusal.code, refusal.fieldErrors.map((error) => error.field)]).toEqual(['FIELD_INVALID', [field]]);
  });

  it('P-02: may be zero, and agents may have it', async () => {
    const { client } = await createPlayer(personas.agent);
    const body = { amount: '0', currency: 'PHP' };
    const { value } = await setPlayerLimit({ client, path: DAY, body });
    expect(value).toMatchObject({ state: 'ACTIVE', limit: { amount: '0.00', remaining: '0.00' } });
    const refusal = await refusalOf(
      createDepositOrder({ client, headers: keyOf(1), body: { ...ORDER, amount: '100.00' } }),
    );
    expect(refusal.code).toBe('PLAYER_LIMIT_REACHED');
  });

  it('P-07: keeps the time of a change that is asked for again, and starts it again for another', async () => {
    const player = await createWorldOf();
    const pendingOf = async () => (await limitsOf(player))[0]?.pending;
    await player.setLimit('DEPOSIT', 'DAY', '500.00');
    await player.setLimit('DEPOSIT', 'DAY', '1000.00');
    const first = await pendingOf();
    await player.waitUntil('2026-11-21T02:00:00.000Z');
    expect(await player.setLimit('DEPOSIT', 'DAY', '1000.00')).toMatchObject({ state: 'PENDING' });
    expect(await pendingOf()).toEqual(first);
    await player.setLimit('DEPOSIT', 'DAY', '1000.01');
    expect(await pendingOf()).toMatchObject({ amount: '1000.01', readyAt: '2026-11-22T02:00:00.000Z' });
  });

  it('P-07: is removed by a confirmed removal only', async () => {
    const player = await createWorldOf();
    await player.setLimit('WAGER', 'WEEK', '500.00');
    expect(await player.setLimit('WAGER', 'WEEK', null)).toMatchObject({
      state: 'PENDING',
      limit: { amount: '500.00' },
    });
    await player.waitUntil('2026-11-22T01:00:00.000Z');
    expect(await player.confirmLimit('WAGER', 'WEEK')).toEqual({ state: 'ACTIVE' });
    expect(await limitsOf(player)).toEqual([]);
  });

  it('P-08: drops a change that waits when the value in force is set again', async () => {
    const player = await createWorldOf();
    expect(await player.setLimit('LOSS', 'MONTH', null)).toEqual({ state: 'UNCHANGED' });
    await player.setLimit('LOSS', 'MONTH', '500.00');
    await player.setLimit('LOSS', 'MONTH', '900.00');
    expect(await player.setLimit('LOSS', 'MONTH', '500')).toMatchObject({ state: 'UNCHANGED' });
    expect((await limitsOf(player))[0]?.pending).toBeUndefined();
  });

  it('P-01: is listed by kind, then by period', async () => {
    const player = await createWorldOf();
    await player.setLimit('SESSION', 'DAY', '60');
    for (const period of ['MONTH', 'DAY', 'WEEK'] as const) await player.setLimit('LOSS', period, '500.00');
    await player.setLimit('DEPOSIT', 'DAY', '500.00');
    expect((await limitsOf(player)).map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      'DEPOSIT DAY',
      'LOSS DAY',
      'LOSS WEEK',
      'LOSS MONTH',
      'SESSION DAY',
    ]);
  });
});

describe('deposit limits', () => {
  it('P-05: leave the least remaining of them as the most to pay in', async () => {
    const player = await createWorldOf();
    const { client } = player;
    expect((await listDepositMethods({ client, query: {} })).value.depositRemaining).toBeUndefined();
    await player.setLimit('DEPOSIT', 'DAY', '500.00');
    await player.setLimit('DEPOSIT', 'WEEK', '400.00');
    await player.createDeposit('100.00');
    const { depositRemaining, resetsAt } = (await listDepositMethods({ client, query: {} })).value;
    expect([depositRemaining, resetsAt]).toEqual(['300.00', '2026-11-22T16:00:00.000Z']);
  });

  it("P-09: are looked at after the method's range and before the bonus", async () => {
    const player = await createWorldOf();
    const { client } = player;
    await player.setLimit('DEPOSIT', 'DAY', '500.00');
    const refuse = async (amount: string) => {
      const body = { ...ORDER, amount, promotionId: 'promo_unknown' };
      return (await refusalOf(createDepositOrder({ client, headers: keyOf(amount), body }))).code;
    };
    expect([await refuse('20000.01'), await refuse('500.01'), await refuse('500.00')]).toEqual([
      'AMOUNT_OUT_OF_RANGE',
      'PLAYER_LIMIT_REACHED',
      'PROMO_NOT_FOUND',
    ]);
    expect((await limitsOf(player))[0]?.used).toBe('0.00');
  });

  it('P-09: credit a payment above them, which counts when it is booked', async () => {
    const player = await createWorldOf();
    await player.createDeposit('500.00', 'd1');
    await player.setLimit('DEPOSIT', 'DAY', '300.00');
    expect(await player.completeDeposit('d1')).toBe('COMPLETED');
    expect((await limitsOf(player))[0]).toMatchObject({ used: '500.00', remaining: '0.00' });
  });
});

describe('the question about deposit limits', () => {
  const modeOf = async ({ client }: Pick<LimitedPlayer, 'client'>) =>
    (await listDepositMethods({ client, query: {} })).value.limitPrompt;

  it('P-10: is asked before the first deposit only, until it is answered', async () => {
    const player = await createWorldOf();
    const { client } = player;
    expect(await modeOf(player)).toBe('OFFER');
    const { value } = await answerLimitPrompt({ client, headers: keyOf('answer'), body: { limits: [] } });
    expect(value).toMatchObject({ limits: [], limitPrompt: { mode: 'OFFER', answered: true, answeredAt: START } });
    expect(await modeOf(player)).toBe('OFF');
    expect(await modeOf(await createPlayer(personas.member))).toBe('OFF');
  });

  it('P-10: is answered by deposit limits, at most one per period', async () => {
    const player = await createWorldOf();
    const { client } = player;
    const limit = { period: 'DAY', amount: '2000.00', currency: 'PHP' } as const;
    const answer = (name: string, ...limits: (typeof limit)[]) =>
      answerLimitPrompt({ client, headers: keyOf(name), body: { limits } });
    expect((await refusalOf(answer('twice', limit, limit))).fieldErrors[0]?.field).toBe('limits');
    expect((await answer('once', limit)).value.limits).toMatchObject([{ kind: 'DEPOSIT', amount: '2000.00' }]);
  });

  it('P-10: must be answered where the policy demands it, by a limit or by none', async () => {
    const player = await createWorldOf();
    changeSettings(player.world, { policyPack: 'ukgcLike' });
    setIdentity(player.world, ids.newcomer, 'VERIFIED');
    const refusal = await refusalOf(player.createDeposit('100.00'));
    expect([refusal.code, refusal.status]).toEqual(['LIMIT_PROMPT_REQUIRED', 409]);
    expect(player.world.store.depositOrders.findBy('memberId', ids.newcomer)).toEqual([]);
    await player.setLimit('DEPOSIT', 'DAY', '500.00');
    expect(await player.createDeposit('100.00')).toBe('PENDING');
  });
});

describe('the review of the limits', () => {
  it('P-11: is due at the first login after the months of the policy, once', async () => {
    const player = await createPlayer(personas.newcomer);
    const reviewOf = async () => (await protectionOf(player)).review;
    expect(await reviewOf()).toEqual({ nextAt: '2027-11-20T06:00:00.000Z' });
    player.world.clock.advance(Date.parse('2027-11-20T06:00:00.001Z') - player.world.clock.now().getTime());
    await logInAgain(player, personas.newcomer);
    const due = { shownAt: '2027-11-20T06:00:00.001Z', nextAt: '2028-11-20T06:00:00.001Z' };
    expect(await reviewOf()).toEqual(due);
    player.world.clock.advance(1000);
    await logInAgain(player, personas.newcomer);
    expect(await reviewOf()).toEqual(due);
  });
});
