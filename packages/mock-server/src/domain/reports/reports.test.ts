import { getBettingRecord, listBettingRecords, listTransactions } from '@croupier/sdk/client';
import { addAmounts, compareAmounts, formatAmount, parseAmount } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer } from '../../testing/money.ts';

const QUERY = { startTime: '2026-08-24T00:00:00Z', endTime: '2026-11-21T23:59:59Z', pageNo: 1, pageSize: 100 };
const TODAY = { ...QUERY, startTime: '2026-11-21T00:00:00Z' };
const php = (amount: string) => parseAmount(amount, 'PHP');

describe('the account record', () => {
  it.each([personas.member, personas.agent])('of $account adds up to the current balance', async (persona) => {
    const { client } = await createPlayer(persona);
    const first = await listTransactions({ client, query: QUERY });
    const pages = [first.value.content];
    for (let pageNo = 2; pageNo <= first.value.totalPages; pageNo += 1) {
      pages.push((await listTransactions({ client, query: { ...QUERY, pageNo } })).value.content);
    }
    const newestFirst = pages.flat();
    expect(newestFirst).toHaveLength(first.value.totalElements);
    expect(newestFirst.length).toBeGreaterThan(40);
    let balance = php('0');
    for (const { amount, balanceAfter } of newestFirst.toReversed()) {
      balance = addAmounts(balance, php(amount));
      expect(balanceAfter).toBe(formatAmount(balance));
    }
    const { totalIn, totalOut } = first.value.summary;
    expect(formatAmount(addAmounts(php(totalIn), php(`-${totalOut}`)))).toBe(formatAmount(balance));
    expect(formatAmount(balance)).toBe(persona === personas.member ? '12480.50' : '58200.00');
  });

  it('filters by transaction type', async () => {
    const { client } = await createPlayer();
    const { value } = await listTransactions({ client, query: { ...TODAY, transactionType: 'DEPOSIT' } });
    expect(value.content.map(({ amount, remark }) => [amount, remark])).toEqual([['1000.00', 'Kampupot e-wallet']]);
    expect(value.summary).toEqual({
      count: 1,
      totalIn: '1000.00',
      totalOut: '0.00',
      byType: [{ type: 'DEPOSIT', count: 1, amount: '1000.00' }],
      currency: 'PHP',
    });
    const { value: bonuses } = await listTransactions({ client, query: { ...QUERY, transactionType: 'PROMOTION' } });
    expect(bonuses.content.map(({ amount }) => amount)).toEqual(['500.00']);
  });

  it('holds one movement, for its account and its agent, when its id is asked for, whatever the time', async () => {
    const { client } = await createPlayer();
    const { value: all } = await listTransactions({ client, query: QUERY });
    const oldest = all.content.at(-1);
    const byId = { ...TODAY, transactionId: oldest?.transactionId ?? '' };
    const { value } = await listTransactions({ client, query: byId });
    expect(value.content).toEqual([oldest]);
    expect(value).toMatchObject({ totalElements: 1, summary: { count: 1, totalIn: '0.00', totalOut: '50.00' } });
    const other = await listTransactions({ client, query: { ...byId, transactionType: 'WITHDRAWAL' } });
    expect(other.value.content).toEqual([]);
    const agent = await createPlayer(personas.agent);
    const ofAgent = async (scope: 'SELF' | 'DOWNLINE') =>
      (await listTransactions({ client: agent.client, query: { ...byId, scope } })).value.content;
    expect(await ofAgent('SELF')).toEqual([]);
    expect(await ofAgent('DOWNLINE')).toEqual([{ ...oldest, account: 'maricel' }]);
  });
});

describe('the betting record', () => {
  it('lists the newest bet first, with its round and the totals of all matches', async () => {
    const { client } = await createPlayer();
    const { value } = await listBettingRecords({ client, query: { ...TODAY, pageSize: 1 } });
    expect(value.content).toEqual([
      {
        betId: 'bet_70041192',
        time: '2026-11-21T04:00:00.000Z',
        settledAt: '2026-11-21T04:00:04.000Z',
        gameType: 'RNG',
        vassalage: 'JDB',
        gameName: 'Perlas ng Silangan',
        showIcon: expect.stringMatching(/^\/mock-assets\//),
        roundId: 'rd_551203',
        betAmount: '50.00',
        validBet: '50.00',
        payout: '120.00',
        netWin: '70.00',
        currency: 'PHP',
        status: 'SETTLED',
      },
    ]);
    expect(value).toMatchObject({ totalElements: 2, totalPages: 2, summary: { count: 2, betAmount: '150.00' } });
  });

  it('has the same total stake and payout as the account record', async () => {
    const { client } = await createPlayer();
    const { summary } = (await listBettingRecords({ client, query: QUERY })).value;
    const totalStake = (await listTransactions({ client, query: { ...QUERY, transactionType: 'BET' } })).value.summary
      .totalOut;
    const totalPayout = (await listTransactions({ client, query: { ...QUERY, transactionType: 'PAYOUT' } })).value
      .summary.totalIn;
    expect([summary.betAmount, summary.payout]).toEqual([totalStake, totalPayout]);
    expect(compareAmounts(addAmounts(php(summary.betAmount), php(summary.netWin)), php(summary.payout))).toBe(0);
  });

  it('filters by category, vendor and status', async () => {
    const { client } = await createPlayer();
    const count = async (filter: object) =>
      (await listBettingRecords({ client, query: { ...QUERY, ...filter } })).value.summary.count;
    const [all, live, agila, fish, unsettled] = await Promise.all([
      count({ gameType: 'HOME', status: 'ALL' }),
      count({ gameType: 'LIVE' }),
      count({ vassalage: 'AGILA' }),
      count({ gameType: 'FISH' }),
      count({ status: 'UNSETTLED' }),
    ]);
    expect([live, fish, unsettled]).toEqual([agila, 0, 0]);
    expect(live).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(live);
  });

  it('filters by the time at which bets were settled when asked to', async () => {
    const { client } = await createPlayer();
    // The bet was placed at 04:00:00 and settled at 04:00:04.
    const count = async (second: string, timeOf?: 'PLACED' | 'SETTLED') => {
      const [startTime, endTime] = [`2026-11-21T04:00:0${second}.000Z`, `2026-11-21T04:00:0${second}.999Z`];
      return (await listBettingRecords({ client, query: { ...QUERY, startTime, endTime, timeOf } })).value.summary
        .count;
    };
    expect(await count('0')).toBe(1);
    expect(await count('0', 'SETTLED')).toBe(0);
    expect(await count('4', 'SETTLED')).toBe(1);
  });

  it("returns the detail of the member's own bets only", async () => {
    const { client } = await createPlayer();
    const { value } = await getBettingRecord({ client, query: { betId: 'bet_70041192' } });
    expect(value.detail).toBe(`http://platform.example/mock-pages/bets/${value.bettingRecord.betId}`);
    const foreign = await createPlayer(personas.foreignAgent);
    for (const betId of ['bet_70041192', 'bet_0']) {
      const error = await refusalOf(getBettingRecord({ client: foreign.client, query: { betId } }));
      expect(error.code).toBe('BET_NOT_FOUND');
    }
  });
});

describe.each([
  ['the account record', listTransactions],
  ['the betting record', listBettingRecords],
])('%s', (_what, list) => {
  it.each([
    ['ends before it starts', '2026-11-21T00:00:01Z', '2026-11-21T00:00:00Z'],
    ['has 94 local days', '2026-08-20T15:59:59.999Z', '2026-11-21T15:59:59.999Z'],
  ])('refuses a time range that %s', async (_how, startTime, endTime) => {
    const { client } = await createPlayer();
    const error = await refusalOf(list({ client, query: { ...QUERY, startTime, endTime } }));
    expect(error.code).toBe('DATE_RANGE_INVALID');
  });

  it('lists a downline for its own agent only', async () => {
    const query = { ...QUERY, scope: 'DOWNLINE', account: 'maricel' } as const;
    const { client } = await createPlayer();
    expect((await refusalOf(list({ client, query }))).code).toBe('AGENT_ONLY');
    const agent = await createPlayer(personas.agent);
    const { content } = (await list({ client: agent.client, query })).value;
    expect(new Set(content.map(({ account }) => account))).toEqual(new Set(['maricel']));
    const foreign = await createPlayer(personas.foreignAgent);
    expect((await refusalOf(list({ client: foreign.client, query }))).code).toBe('NOT_DOWNLINE');
    expect((await refusalOf(list({ client: agent.client, query: { ...query, account: 'amihan' } }))).code).toBe(
      'NOT_DOWNLINE',
    );
  });

  it('lists all levels of a team and nobody else', async () => {
    const agent = await createPlayer(personas.subAgent);
    const query = { ...QUERY, scope: 'DOWNLINE', pageSize: 100 } as const;
    const { content } = (await list({ client: agent.client, query })).value;
    const accounts = new Set(content.map(({ account }) => account));
    expect(accounts).toContain('bongsantos');
    expect(accounts).toContain('andoybisaya');
    for (const outside of ['kidlat', 'amihan', 'maricel', 'sinagtala', 'quennieang']) {
      expect(accounts).not.toContain(outside);
    }
  });
});
