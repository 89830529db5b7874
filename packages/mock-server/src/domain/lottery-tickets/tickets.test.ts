import {
  getBettingRecord,
  getWalletBalance,
  listBettingRecords,
  login,
  placeLotteryTicket,
} from '@croupier/sdk/client';
import type { LotteryTicketRequest } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { personas, type Persona } from '../../seed/personas.ts';
import { bodyOf, createCaller, refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, sendSigned } from '../../testing/money.ts';
import { cancelDraw, lotteryOf, winningNumbers } from '../lottery/index.ts';

const MINUTE = 60_000;
const OPEN = '20261121-029';
const START = '12480.50';

/** Numbers that the open draw will have; the seed of the sandbox follows from code and number. */
const digits = winningNumbers(lotteryOf('MNL3D'), OPEN);
const balls = winningNumbers(lotteryOf('BOLA642'), '20261121-001');
const missed = digits.map((digit) => String((Number(digit) + 1) % 10));

const ticketOf = (numbers: readonly string[], stake = '10.00'): LotteryTicketRequest => ({
  gameCode: 'MNL3D',
  numero: OPEN,
  amount: stake,
  currency: 'PHP',
  lines: [{ numbers: [...numbers], betWay: 'LAST3', stake }],
});

async function createBettor(persona: Persona = personas.member) {
  const player = await createPlayer(persona);
  const { client, world } = player;
  const place = async (body: LotteryTicketRequest, key: string | number = 1) =>
    (await placeLotteryTicket({ client, body, headers: keyOf(key) })).value;
  return {
    ...player,
    place,
    /** Begins a new session, because one ends after hours. */
    logIn: async () => player.setToken((await login({ client, body: bodyOf(persona) })).value.token),
    refuse: (body: LotteryTicketRequest) => refusalOf(placeLotteryTicket({ client, body, headers: keyOf('refused') })),
    balance: async () => (await getWalletBalance({ client })).value.balance,
    betOf: async (betId: string) => (await getBettingRecord({ client, query: { betId } })).value.bettingRecord,
    bets: () => world.store.bets.all().filter(({ tickets }) => tickets?.includes('"MNL3D"')),
  };
}

describe('a lottery ticket', () => {
  it('costs its stake once, and is in the betting record as open', async () => {
    const { client, place, balance } = await createBettor();
    const placed = await place(ticketOf(missed));
    expect(placed.balance).toBe('12470.50');
    expect(await place(ticketOf(missed))).toEqual(placed);
    expect(await balance()).toBe('12470.50');
    const query = { startTime: '2026-11-21T00:00:00Z', endTime: '2026-11-21T23:59:59Z', gameCode: 'MNL3D' };
    const { content } = (await listBettingRecords({ client, query })).value;
    expect(content.filter(({ lotteryTicket }) => lotteryTicket?.numero === OPEN)).toEqual([placed.bettingRecord]);
    expect(placed.bettingRecord).toMatchObject({
      status: 'UNSETTLED',
      gameType: 'ELOTT',
      vassalage: 'LOTT',
      betAmount: '10.00',
      lotteryTicket: { gameCode: 'MNL3D', numero: OPEN, lines: [{ numbers: missed, betWay: 'LAST3', stake: '10.00' }] },
    });
  });

  it('is settled once by the clock: a win is paid, a miss is lost', async () => {
    const { world, place, betOf, balance } = await createBettor();
    const [won, lost] = [await place(ticketOf(digits)), await place(ticketOf(missed), 2)];
    world.clock.advance(30 * MINUTE);
    expect(await balance()).toBe('21460.50');
    world.clock.advance(30 * MINUTE);
    expect(await balance()).toBe('21460.50');
    expect(await betOf(won.bettingRecord.betId)).toMatchObject({
      status: 'SETTLED',
      payout: '9000.00',
      lotteryTicket: { lines: [{ payout: '9000.00' }] },
    });
    expect(await betOf(lost.bettingRecord.betId)).toMatchObject({
      status: 'SETTLED',
      payout: '0.00',
      netWin: '-10.00',
    });
  });

  it('pays each line of balls by its own matches', async () => {
    const { world, place, balance, betOf, logIn } = await createBettor();
    const others = Array.from({ length: 42 }, (_, index) => String(index + 1)).filter((one) => !balls.includes(one));
    const lines = [balls, [...balls.slice(0, 3), ...others.slice(0, 3)], others.slice(0, 6)];
    const { bettingRecord } = await place({
      gameCode: 'BOLA642',
      numero: '20261121-001',
      amount: '60.00',
      currency: 'PHP',
      lines: lines.map((numbers) => ({ numbers })),
    });
    world.clock.advance(24 * 60 * MINUTE);
    await logIn();
    const { lotteryTicket } = await betOf(bettingRecord.betId);
    expect(lotteryTicket?.lines.map(({ payout }) => payout)).toEqual(['2000000.00', '200.00', '0.00']);
    expect(await balance()).toBe('2012620.50');
  });

  it('stays open when the world is saved and read again, and its bet is settled there', async () => {
    const { world, token, place } = await createBettor();
    const { bettingRecord } = await place(ticketOf(digits));
    const restored = createCaller({ saved: world.save() });
    restored.setToken(token);
    expect(restored.world.store.bets.get(bettingRecord.betId)?.status).toBe('UNSETTLED');
    restored.world.clock.advance(30 * MINUTE);
    expect((await getWalletBalance({ client: restored.client })).value.balance).toBe('21470.50');
    expect(restored.world.store.bets.get(bettingRecord.betId)?.status).toBe('SETTLED');
  });

  it('is paid back in full when its draw is called off, even before it is drawn', async () => {
    const { world, place, balance, betOf } = await createBettor();
    const { bettingRecord } = await place(ticketOf(digits));
    cancelDraw(world, 'MNL3D', OPEN);
    expect(await balance()).toBe(START);
    world.clock.advance(60 * MINUTE);
    expect(await balance()).toBe(START);
    expect((await betOf(bettingRecord.betId)).status).toBe('CANCELLED');
  });

  it('wins nothing after its vendor rolled the stake back', async () => {
    const { world, place, balance } = await createBettor();
    const { bettingRecord } = await place(ticketOf(digits));
    const body = { transactionId: 'vt_1', originalTransactionId: `${bettingRecord.roundId}_s` };
    expect((await sendSigned(world, 'vendorRollback', body, '', { vendor: 'LOTT' })).value).toMatchObject({
      reversed: true,
    });
    world.clock.advance(30 * MINUTE);
    expect(await balance()).toBe(START);
  });
});

describe('a ticket is refused without effect', () => {
  it.each<[string, Partial<LotteryTicketRequest>, string]>([
    ['for a draw that is over', { numero: '20261121-028' }, 'DRAW_CLOSED'],
    ['for a draw that has not begun', { numero: '20261121-030' }, 'DRAW_CLOSED'],
    ['for an unknown lottery', { gameCode: 'NOTHING' }, 'GAME_NOT_FOUND'],
    ['for a lottery that takes bets in its lobby only', { gameCode: 'KENO1' }, 'GAME_NOT_FOUND'],
    ['with another total than the price', { amount: '9.00' }, 'FIELD_INVALID'],
    ['in another currency', { currency: 'USD' }, 'FIELD_INVALID'],
    [
      'with two digits for three positions',
      { lines: [{ numbers: ['1', '2'], betWay: 'LAST3', stake: '10.00' }] },
      'FIELD_INVALID',
    ],
    [
      'with a number that is no digit',
      { lines: [{ numbers: ['1', '2', '10'], betWay: 'LAST3', stake: '10.00' }] },
      'FIELD_INVALID',
    ],
    [
      'with an unknown way of betting',
      { lines: [{ numbers: ['1', '2', '3'], betWay: 'LAST9', stake: '10.00' }] },
      'FIELD_INVALID',
    ],
    [
      'with equal digits in any order',
      { lines: [{ numbers: ['1', '1', '3'], betWay: 'ANY3', stake: '10.00' }] },
      'FIELD_INVALID',
    ],
    ['without a stake', { lines: [{ numbers: ['1', '2', '3'], betWay: 'LAST3' }] }, 'FIELD_INVALID'],
    [
      'with a stake below the limit',
      { amount: '1.00', lines: [{ numbers: ['1', '2', '3'], betWay: 'LAST3', stake: '1.00' }] },
      'FIELD_INVALID',
    ],
    [
      'with a stake above the limit',
      { amount: '1000.01', lines: [{ numbers: ['1', '2', '3'], betWay: 'LAST3', stake: '1000.01' }] },
      'FIELD_INVALID',
    ],
    [
      'with too many lines',
      {
        amount: '210.00',
        lines: Array.from({ length: 21 }, () => ({ numbers: ['1', '2', '3'], betWay: 'LAST3', stake: '10.00' })),
      },
      'FIELD_INVALID',
    ],
  ])('%s', async (_what, change, code) => {
    const { refuse, balance, bets } = await createBettor();
    const before = bets().length;
    expect((await refuse({ ...ticketOf(missed), ...change })).code).toBe(code);
    expect([await balance(), bets().length]).toEqual([START, before]);
  });

  it.each<[string, string[]]>([
    ['the same ball twice', ['1', '1', '2', '3', '4', '5']],
    ['a ball above the highest', ['1', '2', '3', '4', '5', '43']],
    ['a ball written otherwise', ['01', '2', '3', '4', '5', '6']],
    ['five balls', ['1', '2', '3', '4', '5']],
  ])('with %s', async (_what, numbers) => {
    const { refuse, balance } = await createBettor();
    const body = {
      gameCode: 'BOLA642',
      numero: '20261121-001',
      amount: '20.00',
      currency: 'PHP',
      lines: [{ numbers }],
    };
    expect((await refuse(body)).fieldErrors).toMatchObject([{ field: 'lines' }]);
    expect(await balance()).toBe(START);
  });

  it('at the moment at which its draw closes', async () => {
    const { refuse, world } = await createBettor();
    world.clock.advance(Date.parse('2026-11-21T06:30:00Z') - world.clock.now().getTime());
    expect(await refuse(ticketOf(missed))).toMatchObject({ code: 'DRAW_CLOSED', value: { numero: '20261121-030' } });
  });

  it('without enough money, and leaves no launch behind', async () => {
    const { refuse, world, bets } = await createBettor(personas.newcomer);
    const launches = world.store.launches.all().length;
    expect((await refuse(ticketOf(missed))).code).toBe('INSUFFICIENT_BALANCE');
    expect([world.store.launches.all().length, bets().filter(({ memberId }) => memberId !== 'm_1001').length]).toEqual([
      launches,
      0,
    ]);
  });

  it('while the lottery is under maintenance', async () => {
    const { refuse, world } = await createBettor();
    world.store.transact(() => world.store.vendorClosures.insert({ id: 'LOTT', until: null }));
    expect((await refuse(ticketOf(missed))).code).toBe('GAME_MAINTENANCE');
  });
});
