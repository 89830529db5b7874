import { getPersonalProfit, listBettingRecords, listTransactions } from '@croupier/sdk/client';
import { formatAmount, parseAmount, periodAt } from '@croupier/sdk/rules';
import type { TransactionType } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import type { WithdrawOrderRow } from '../../store/rows/withdrawals.ts';
import { bookEntries } from '../../testing/ledger-entries.ts';
import { examplesOf, type ExampleBet, type ExamplePeriod } from '../../testing/money-examples.ts';
import { createPlayer, type Player } from '../../testing/money.ts';

const OWNER = ids.newcomer;
const PAGE = { pageNo: 1, pageSize: 100 };
const LONG = { startTime: '2026-10-01T00:00:00.000Z', endTime: '2026-11-30T00:00:00.000Z' };
const php = (text: string) => parseAmount(text, 'PHP');
/** Times of a query that asks for `[start, end)`. */
const timesOf = ({ start, end }: ExamplePeriod) => ({
  startTime: start,
  endTime: new Date(Date.parse(end) - 1).toISOString(),
});

function storeBets({ world }: Player, bets: readonly ExampleBet[]): void {
  const at = '2026-11-21T00:30:00.000Z';
  world.store.transact(() => {
    for (const [index, bet] of bets.entries()) {
      const { gameType = 'RNG', stake, payout, status = 'SETTLED', placedAt = bet.settledAt ?? at } = bet;
      const id = `bet_example_${index}`;
      const settledAt = status === 'UNSETTLED' ? null : (bet.settledAt ?? at);
      world.store.bets.insert({
        id,
        memberId: OWNER,
        round: `TALA ${OWNER} ${id}`,
        roundId: `rd_${index}`,
        time: placedAt,
        settledAt,
        gameType,
        vendor: 'TALA',
        nodeId: null,
        gameName: 'Example',
        stake,
        payout,
        currency: 'PHP',
        status,
        tickets: null,
      });
    }
  });
}

/** The withdrawal of the examples, of which only the status matters. */
const cancelledOrder = (id: string): WithdrawOrderRow => ({
  id,
  memberId: OWNER,
  amount: '2000.02',
  fee: '10.00',
  currency: 'PHP',
  cardId: 'card_1',
  bankCode: 'KAWAYANBK',
  accountNumber: '002144714821',
  payeeName: 'Bituin A. Cruz',
  status: 'CANCELLED',
  createdAt: '2026-11-21T01:00:00.000Z',
  paidAt: null,
  rejectCode: null,
  confirmedAt: null,
  proofImages: [],
});

describe('a record of the member', () => {
  it.each(examplesOf('validBets'))(
    'gives the result of the worked example %s',
    async (_name, { given, expect: expected }) => {
      const player = await createPlayer(personas.newcomer);
      storeBets(player, given.bets);
      const { value } = await listBettingRecords({ client: player.client, query: { ...LONG, ...PAGE } });
      const byRound = value.content.toSorted((a, b) => (a.betId < b.betId ? -1 : 1));
      expect(byRound.map(({ validBet }) => validBet)).toEqual(expected.validBets);
      for (const { validBet, betAmount, validBetReason } of byRound)
        expect(validBetReason === undefined).toBe(validBet === betAmount);
    },
  );

  it.each(examplesOf('figures'))(
    'gives the result of the worked example %s',
    async (_name, { given: { period, bets, credits = [] }, expect: expected }) => {
      const player = await createPlayer(personas.newcomer);
      storeBets(player, bets);
      bookEntries(player.world, OWNER, credits);
      const { value } = await getPersonalProfit({ client: player.client, query: timesOf(period) });
      const named = ({ playerResult, ...row }: { playerResult: string }) => ({ ...row, netProfit: playerResult });
      expect(value.rows.map(named)).toEqual(expected.rows);
      expect({ gameType: 'HOME', ...named(value.total) }).toEqual(expected.total);
      const { betAmount, payout, bonus, rebate } = value.total;
      const ggr = php(betAmount).minor - php(payout).minor;
      const ngr = ggr - php(bonus).minor - php(rebate).minor;
      expect([ggr, ngr].map((minor) => formatAmount({ minor, currency: 'PHP' }))).toEqual([expected.ggr, expected.ngr]);
      expect(value.series.map(named)).toEqual(
        expected.rows.length === 0 ? [] : [{ date: '2026-11-21', ...named(value.total) }],
      );
    },
  );

  it.each(examplesOf('countsOn'))(
    'gives the result of the worked example %s',
    async (_name, { given: { bet }, expect: expected }) => {
      const player = await createPlayer(personas.newcomer);
      const { client } = player;
      storeBets(player, [{ ...bet, stake: '10.00', payout: '20.00' }]);
      bookEntries(player.world, OWNER, [
        { at: '2026-11-19T00:00:00.000Z', type: 'DEPOSIT', amount: '10.00' },
        { at: bet.placedAt, type: 'BET', amount: '-10.00' },
        { at: bet.settledAt, type: 'PAYOUT', amount: '20.00' },
      ]);
      const countOn = async (day: string, count: (query: ReturnType<typeof timesOf>) => Promise<number>) => {
        const { start, end } = periodAt('DAY', new Date(`${day}T04:00:00.000Z`), 'Asia/Manila');
        return count(timesOf({ start: start.toISOString(), end: end.toISOString() }));
      };
      const placed = async (query: object) =>
        (await listBettingRecords({ client, query: { ...query, ...PAGE } })).value.summary.count;
      const booked = (transactionType: TransactionType) => async (query: object) =>
        (await listTransactions({ client, query: { ...query, ...PAGE, transactionType } })).value.summary.count;
      const { value } = await getPersonalProfit({ client, query: LONG });
      expect(value.series.map(({ date }) => date)).toEqual([expected.turnoverAndProfit]);
      expect(await countOn(expected.bettingRecord, placed)).toBe(1);
      expect(await countOn(expected.stakeInLimits, booked('BET'))).toBe(1);
      expect(await countOn(expected.payoutInLimits, booked('PAYOUT'))).toBe(1);
    },
  );

  it.each(examplesOf('deposits'))(
    'gives the result of the worked example %s',
    async (_name, { given: { entries }, expect: expected }) => {
      const { world, client } = await createPlayer(personas.newcomer);
      bookEntries(world, OWNER, entries);
      const { value: profit } = await getPersonalProfit({ client, query: LONG });
      const { summary } = (await listTransactions({ client, query: { ...LONG, ...PAGE } })).value;
      const sums = new Map(summary.byType?.map(({ type, amount }) => [type, amount]));
      expect(sums.get('DEPOSIT')).toBe(expected.grossDeposits);
      expect(sums.get('WITHDRAWAL')).toBe(`-${expected.withdrawals}`);
      expect(profit.netDeposits).toBe(expected.netDeposits);
    },
  );

  it.each(examplesOf('record'))(
    'gives the result of the worked example %s',
    async (_name, { given: { opening, entries }, expect: expected }) => {
      const { world, client } = await createPlayer(personas.newcomer);
      bookEntries(world, OWNER, [{ at: '2026-11-01T00:00:00.000Z', type: 'ADJUSTMENT', amount: opening }]);
      const reference = 'wd_20261121_0001';
      world.store.transact(() => world.store.withdrawOrders.insert(cancelledOrder(reference)));
      bookEntries(
        world,
        OWNER,
        entries.map((entry) => ({ ...entry, reference })),
      );
      const query = { ...LONG, startTime: '2026-11-20T16:00:00.000Z', ...PAGE };
      const { value } = await listTransactions({ client, query });
      expect(
        value.content.map(({ time: at, type, amount, balanceAfter, status }) => ({
          at,
          type,
          amount,
          balanceAfter,
          status,
        })),
      ).toEqual(expected.rows);
      const { totalIn, totalOut, closing } = value.summary;
      expect({ totalIn, totalOut }).toEqual({ totalIn: expected.totalIn, totalOut: expected.totalOut });
      expect(value.summary.opening).toBe(opening);
      expect(closing).toBe(value.content[0]?.balanceAfter);
    },
  );

  it.each(examplesOf('range'))(
    'gives the result of the worked example %s',
    async (_name, { given, when, expect: expected }) => {
      const { client } = await createPlayer(personas.newcomer);
      const { startTime, endTime } = when;
      const refusals = await listTransactions({ client, query: { startTime, endTime, ...PAGE } }).then(
        () => [],
        (error: unknown) => [error],
      );
      const { errorCode } = expected;
      const value = { maxDays: given.recordsDays };
      expect(refusals).toMatchObject(errorCode === undefined ? [] : [{ code: errorCode, value }]);
    },
  );
});
