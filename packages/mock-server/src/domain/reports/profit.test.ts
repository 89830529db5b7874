import { exitGame, getPersonalProfit, listTransactions } from '@croupier/sdk/client';
import { addAmounts, formatAmount, parseAmount } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { bookEntries } from '../../testing/ledger-entries.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, sendSigned } from '../../testing/money.ts';
import { createTable } from '../../testing/vendor.ts';

const RANGE = { startTime: '2026-08-24T00:00:00Z', endTime: '2026-11-21T15:59:59.999Z' };
const php = (text: string) => parseAmount(text, 'PHP');
const sum = (amounts: readonly string[]) => formatAmount(amounts.map(php).reduce(addAmounts, php('0')));

describe('profit and loss', () => {
  it('has the same totals by category and by day, and no day twice', async () => {
    const { client } = await createPlayer();
    const { value } = await getPersonalProfit({ client, query: RANGE });
    expect(value.rows.map(({ gameType }) => gameType)).toEqual(['RNG', 'LIVE', 'PROMO']);
    for (const field of ['betAmount', 'validBet', 'payout', 'bonus', 'rebate', 'playerResult'] as const) {
      expect(sum(value.rows.map((row) => row[field]))).toBe(value.total[field]);
      expect(sum(value.series.map((point) => point[field]))).toBe(value.total[field]);
    }
    const days = value.series.map(({ date }) => date);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(days.at(-1)).toBe('2026-11-21');
  });

  it('is of one category when it is asked for, with the biggest win of it', async () => {
    const { client } = await createPlayer();
    const query = { startTime: '2026-11-21T03:30:00Z', endTime: RANGE.endTime };
    const { value } = await getPersonalProfit({ client, query: { ...query, gameType: 'RNG' } });
    expect(value.rows.map(({ gameType, playerResult }) => [gameType, playerResult])).toEqual([['RNG', '70.00']]);
    expect(value).toMatchObject({ biggestWin: '70.00', biggestWinBetId: 'bet_70041192', netDeposits: '1000.00' });
    const live = await getPersonalProfit({ client, query: { ...query, gameType: 'LIVE' } });
    expect(live.value).toMatchObject({ rows: [], series: [], total: { betAmount: '0.00' } });
    expect(live.value.biggestWin).toBeUndefined();
  });

  it('has the results of games, best first, that add up to those of all games and of each category', async () => {
    const { client } = await createPlayer();
    const { value } = await getPersonalProfit({ client, query: RANGE });
    const { games, total, rows } = value;
    expect(games.map(({ gameName }) => gameName)).toEqual(
      expect.arrayContaining(['Bituin ng Maynila', 'Baccarat Sampaguita', 'Perlas ng Silangan']),
    );
    expect(sum(games.map(({ betAmount }) => betAmount))).toBe(total.betAmount);
    expect(sum(games.map(({ payout }) => payout))).toBe(total.payout);
    expect(sum(games.map(({ netWin }) => netWin))).toBe(sum([total.payout, `-${total.betAmount}`]));
    for (const { gameType, betAmount } of rows)
      expect(sum(games.filter((game) => game.gameType === gameType).map((game) => game.betAmount))).toBe(betAmount);
    const results = games.map(({ netWin }) => php(netWin).minor);
    expect(results).toEqual(results.toSorted((a, b) => Number(b - a)));
    const live = await getPersonalProfit({ client, query: { ...RANGE, gameType: 'LIVE' } });
    expect(live.value.games).toEqual(games.filter(({ gameType }) => gameType === 'LIVE'));
  });

  it('names a game that the statement lists with the same result', async () => {
    const { client } = await createPlayer();
    const query = { startTime: '2026-11-20T16:00:00Z', endTime: RANGE.endTime };
    const { games } = (await getPersonalProfit({ client, query })).value;
    const [best] = games;
    const { summary } = (await listTransactions({ client, query: { ...query, gameId: best?.gameId ?? '' } })).value;
    expect(sum([summary.totalIn, `-${summary.totalOut}`])).toBe(best?.netWin);
  });

  it('counts points as bonus and forfeits as negative, by the day of their booking in the zone of the site', async () => {
    const { world, client } = await createPlayer(personas.newcomer);
    bookEntries(world, ids.newcomer, [
      { at: '2026-11-20T15:59:59.999Z', type: 'PROMOTION', amount: '100.00' },
      { at: '2026-11-20T16:00:00.000Z', type: 'POINT_CONVERT', amount: '5.00' },
      { at: '2026-11-20T17:00:00.000Z', type: 'PROMOTION', amount: '-40.00' },
      { at: '2026-11-20T18:00:00.000Z', type: 'SALARY', amount: '900.00' },
    ]);
    const { value } = await getPersonalProfit({ client, query: RANGE });
    expect(value.series.map(({ date, bonus }) => [date, bonus])).toEqual([
      ['2026-11-20', '100.00'],
      ['2026-11-21', '-35.00'],
    ]);
    expect(value.rows).toEqual([
      {
        gameType: 'PROMO',
        betAmount: '0.00',
        validBet: '0.00',
        payout: '0.00',
        bonus: '65.00',
        rebate: '0.00',
        playerResult: '65.00',
      },
    ]);
  });

  it('reports the withdrawals that are not paid out yet, whatever the time that is asked for', async () => {
    const { world, client } = await createPlayer();
    const reference = 'wd_20261121_0001';
    bookEntries(world, ids.member, [
      { at: '2026-11-21T05:00:00.000Z', type: 'WITHDRAWAL', amount: '-500.00', reference },
    ]);
    const query = { startTime: '2026-11-01T00:00:00Z', endTime: '2026-11-02T00:00:00Z' };
    const { value } = await getPersonalProfit({ client, query });
    expect([value.withdrawalsUnderWay, value.netDeposits]).toEqual(['500.00', '0.00']);
  });

  it('measures the time at play from launch and stakes to the exit, or 15 minutes after the last one', async () => {
    const { world, client, launchId, debit } = await createTable();
    const query = { startTime: '2026-11-21T06:00:00Z', endTime: '2026-11-21T15:59:59.999Z' };
    const secondsOf = async () => (await getPersonalProfit({ client, query })).value.gamingSeconds;
    world.clock.advance(60_000);
    expect(await secondsOf()).toBe(60);
    await debit('vt_1', '10.00');
    world.clock.advance(30_000);
    await exitGame({ client, headers: keyOf(1), body: { launchId } });
    world.clock.advance(600_000);
    expect(await secondsOf()).toBe(90);
    const stake = { transactionId: 'vt_2', roundId: 'rd_2', amount: '10.00', currency: 'PHP' };
    await sendSigned(world, 'vendorDebit', { ...stake, launchToken: 'lt_31c7' });
    world.clock.advance(3_600_000);
    expect(await secondsOf()).toBe(90 + 15 * 60);
  });

  it('refuses a time range that is longer than the site answers', async () => {
    const { client } = await createPlayer();
    const query = { startTime: '2026-01-01T00:00:00Z', endTime: '2026-11-21T00:00:00Z' };
    expect((await refusalOf(getPersonalProfit({ client, query }))).code).toBe('DATE_RANGE_INVALID');
  });
});
