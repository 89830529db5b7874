import {
  getPlayerProtection,
  getTransferTargets,
  launchGame,
  placeLotteryTicket,
  placeSportsBets,
  setPlayerLimit,
  transferToDownline,
  transferToUpline,
  type Client,
} from '@croupier/sdk/client';
import type { PlayerLimitKind, PlayerLimitPeriod } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createLimitedPlayer } from '../../testing/limits.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { HOUR } from '../../testing/people.ts';
import { openSelection } from '../../testing/sports.ts';
import { createTable } from '../../testing/vendor.ts';
import { changeProfile } from '../member/index.ts';
import { changeSettings } from '../site/index.ts';

const START = '2026-11-21T01:00:00.000Z';
const GAME = { vassalage: 'TALA', gameType: 'RNG', nodeId: 'rng_20510', language: 'EN' } as const;
const PAGE = { pageNo: 1, pageSize: 20 };
const AGENT_PASSWORD = '300985';

const setLimit = (client: Client, kind: PlayerLimitKind, period: PlayerLimitPeriod, amount: string) =>
  setPlayerLimit({ client, path: { kind, period }, body: { amount, currency: 'PHP' } });

const ticket = (stake: string) => ({
  gameCode: 'MNL3D',
  numero: '20261121-029',
  amount: stake,
  currency: 'PHP',
  lines: [{ numbers: ['2', '5'], betWay: 'LAST2' as const, stake }],
});
const slip = ({ world }: Player, stake: string) => ({
  vassalage: 'BTI',
  kind: 'SINGLES' as const,
  amount: stake,
  currency: 'PHP',
  selections: [{ ...openSelection(world), stake }],
});

describe('of several limits that refuse', () => {
  /** The limit with which a launch is refused a quarter of an hour after a stake. */
  const shownOf = async (...limits: (readonly [PlayerLimitKind, PlayerLimitPeriod, string])[]) => {
    // A Sunday, on which day and week end at once.
    const player = await createLimitedPlayer('2026-11-22T01:00:00.000Z');
    await player.stake('10.00');
    for (const [kind, period, amount] of limits) await player.setLimit(kind, period, amount);
    await player.waitUntil('2026-11-22T01:15:00.000Z');
    return (await refusalOf(player.launch())).value;
  };

  it('P-05: the one of the time of play is shown first', async () => {
    const shown = await shownOf(['LOSS', 'MONTH', '0.00'], ['SESSION', 'DAY', '15']);
    expect(shown).toMatchObject({ kind: 'SESSION', limit: '15', used: '15', remaining: '0' });
  });

  it('P-05: of equal ones the last to start again is shown, then the longer period, then LOSS', async () => {
    const [day, week, month] = (['DAY', 'WEEK', 'MONTH'] as const).map((period) => ['WAGER', period, '10.00'] as const);
    if (day === undefined || week === undefined || month === undefined) throw new Error('A period is missing.');
    expect(await shownOf(day, month, week)).toMatchObject({ period: 'MONTH', resetsAt: '2026-11-30T16:00:00.000Z' });
    expect(await shownOf(day, week)).toMatchObject({ period: 'WEEK', resetsAt: '2026-11-22T16:00:00.000Z' });
    expect(await shownOf(week, ['LOSS', 'WEEK', '10.00'])).toMatchObject({ kind: 'LOSS' });
  });
});

describe('a limit of play that has nothing left', () => {
  it.each(['LOSS', 'WAGER'] as const)('P-05: refuses launches (%s) and leaves no launch', async (kind) => {
    const { client, world } = await createPlayer(personas.newcomer);
    await setLimit(client, kind, 'DAY', '0.00');
    const before = world.store.launches.all().length;
    const refusal = await refusalOf(launchGame({ client, query: GAME }));
    expect([refusal.code, refusal.status]).toEqual(['PLAYER_LIMIT_REACHED', 409]);
    expect(refusal.value).toMatchObject({ kind, limit: '0.00', remaining: '0.00' });
    expect(world.store.launches.all()).toHaveLength(before);
    expect(world.store.gamingSessions.findBy('state', 'RUNNING')).toEqual([]);
  });

  it('P-05: refuses launches and stakes when the time of play is used up, with minutes rounded down', async () => {
    const player = await createLimitedPlayer(START);
    await player.setLimit('SESSION', 'DAY', '15');
    await player.launch();
    await player.waitUntil('2026-11-21T01:14:59.000Z');
    expect((await player.stake('10.00')).status).toBe(200);
    await player.waitUntil('2026-11-21T01:15:00.000Z');
    expect(await player.stake('10.00')).toMatchObject({ status: 409, errorCode: 'PLAYER_LIMIT_REACHED' });
    expect((await refusalOf(player.launch())).value).toMatchObject({ kind: 'SESSION', used: '15', remaining: '0' });
  });

  it('P-09: lets open rounds be paid and deposits be made', async () => {
    const player = await createLimitedPlayer(START);
    await player.stake('100.00');
    await player.setLimit('LOSS', 'DAY', '0.00');
    expect((await player.payout('50.00')).status).toBe(200);
    expect((await player.rollback()).status).toBe(200);
    expect(await player.createDeposit('100.00')).toBe('PENDING');
  });

  it('P-04: shows a loss below zero as nothing used, and leaves what was won on top', async () => {
    const player = await createLimitedPlayer(START);
    await player.setLimit('LOSS', 'DAY', '100.00');
    await player.stake('100.00');
    await player.payout('350.00');
    const { value } = await getPlayerProtection({ client: player.client });
    expect(value.limits[0]).toMatchObject({ used: '0.00', remaining: '350.00' });
    expect((await player.stake('350.01')).errorCode).toBe('PLAYER_LIMIT_REACHED');
    expect((await player.stake('350.00')).status).toBe(200);
  });
});

describe('a ticket and a slip of bets', () => {
  it('P-05: are refused above a limit, with the limit and without a trace', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    await setLimit(client, 'WAGER', 'DAY', '500.00');
    const [movements, launches] = [world.store.journal.size(), world.store.launches.all().length];
    // Maricel has staked 150.00 today.
    const value = { kind: 'WAGER', limit: '500.00', used: '150.00', remaining: '350.00' };
    const refusals = [
      await refusalOf(placeLotteryTicket({ client, headers: keyOf(1), body: ticket('355.00') })),
      await refusalOf(placeSportsBets({ client, headers: keyOf(2), body: slip(player, '355.00') })),
    ];
    expect(refusals).toMatchObject(Array.from({ length: 2 }, () => ({ code: 'PLAYER_LIMIT_REACHED', value })));
    expect([world.store.journal.size(), world.store.launches.all().length]).toEqual([movements, launches]);
  });

  it('P-15: are refused while a reality check is due', async () => {
    const player = await createTable();
    const { client, world, debit } = player;
    for (let quarter = 1; quarter <= 5; quarter += 1) {
      await debit(`vt_${quarter}`, '1.00');
      world.clock.advance(HOUR / 5);
    }
    const body = { ...ticket('5.00'), numero: '20261121-031' };
    expect((await refusalOf(placeLotteryTicket({ client, headers: keyOf(1), body }))).code).toBe('REALITY_CHECK_DUE');
    const bets = placeSportsBets({ client, headers: keyOf(2), body: slip(player, '20.00') });
    expect((await refusalOf(bets)).code).toBe('REALITY_CHECK_DUE');
  });
});

describe('a transfer from an upline', () => {
  const send = ({ client }: Pick<Player, 'client'>, amount: string, key: number, paymentPassword = AGENT_PASSWORD) =>
    transferToDownline({
      client,
      headers: keyOf(key),
      body: { account: 'maricel', amount, currency: 'PHP', paymentPassword },
    });

  it('P-25: is refused above a deposit limit without a reason, before the password is looked at', async () => {
    const agent = await createPlayer(personas.agent);
    const member = await createPlayer(personas.member, { copyOf: agent.world });
    await setLimit(member.client, 'DEPOSIT', 'DAY', '1500.00');
    const { client } = await createPlayer(personas.agent, { copyOf: member.world });
    const refusal = await refusalOf(send({ client }, '500.01', 1, '000000'));
    expect(refusal).toMatchObject({ code: 'TRANSFER_TARGET_UNAVAILABLE', status: 409, value: {} });
    await send({ client }, '500.00', 2);
    expect((await refusalOf(send({ client }, '100.00', 3))).code).toBe('TRANSFER_TARGET_UNAVAILABLE');
    const query = { direction: 'DOWNLINE', account: 'maricel', ...PAGE } as const;
    expect((await getTransferTargets({ client, query })).value.content).toMatchObject([{ available: false }]);
  });

  it('P-03: counts, and one from a downline does not', async () => {
    const agent = await createPlayer(personas.agent);
    const body = { amount: '0.00', currency: 'PHP' };
    await setPlayerLimit({ client: agent.client, path: { kind: 'DEPOSIT', period: 'MONTH' }, body });
    await send(agent, '300.00', 1);
    const member = await createPlayer(personas.member, { copyOf: agent.world });
    const path = { kind: 'DEPOSIT', period: 'DAY' } as const;
    const { value } = await setPlayerLimit({ client: member.client, path, body: { ...body, amount: '2000.00' } });
    // Maricel has deposited 1,000.00 today.
    expect(value.limit).toMatchObject({ used: '1300.00', remaining: '700.00' });
    const transfer = { amount: '100.00', currency: 'PHP', paymentPassword: '482915' };
    await expect(transferToUpline({ client: member.client, headers: keyOf(2), body: transfer })).resolves.toBeDefined();
  });
});

describe('the highest stake at slots', () => {
  it.each([
    ['a member of 24', '2001-11-22', '2.00'],
    ['a member of 25 on the birthday', '2001-11-21', '5.00'],
    ['a member without a birthday', null, '2.00'],
  ])('P-12: is that of the age: %s', async (_who, birthday, max) => {
    const { world, launchToken, call } = await createTable();
    changeSettings(world, { policyPack: 'ukgcLike' });
    changeProfile(world, ids.member, { birthday });
    world.store.transact(() => {
      world.store.members.update(ids.member, { currency: 'GBP' });
      for (const { id } of world.store.turnoverGrants.all()) world.store.turnoverGrants.remove(id);
    });
    const stake = { launchToken, currency: 'GBP', roundId: 'rd_1', transactionId: 'vt_1' };
    const refusal = await call('vendorDebit', { ...stake, amount: `${max.slice(0, 2)}01` });
    expect(refusal).toMatchObject({ errorCode: 'STAKE_ABOVE_LIMIT', value: { max, reason: 'POLICY' } });
    // The account has no money in this currency.
    const allowed = await call('vendorDebit', { ...stake, transactionId: 'vt_2', amount: max });
    expect(allowed.errorCode).toBe('INSUFFICIENT_BALANCE');
  });
});
