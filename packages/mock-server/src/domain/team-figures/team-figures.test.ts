import { getTeamOverview, getUserLossByGameType, listUserLossStatements } from '@croupier/sdk/client';
import { downloadCsv } from '@croupier/sdk/csv';
import { describe, expect, it } from 'vitest';

import { createCaller, refusalOf } from '../../testing/caller.ts';
import { bookEntries } from '../../testing/ledger-entries.ts';
import { accountOf, openTeam, placeBet } from '../../testing/teams.ts';

const PAGE = { pageNo: 1, pageSize: 100 };
const TODAY = { startTime: '2026-11-20T16:00:00Z', endTime: '2026-11-21T15:59:59.999Z' };

/** amihan with kidlat, tala and, below kidlat, lakandula, who lost 50.00, 30.00 and 100.00 in slots this morning. */
async function createTeam() {
  const { world } = createCaller();
  const team = openTeam(world, { amihan: null, kidlat: 'amihan', tala: 'amihan', lakandula: 'kidlat' });
  const lose = (name: string, stake: string, time: string): void =>
    placeBet(world, {
      id: `${name} ${time}`,
      memberId: team.idOf(name),
      gameType: 'RNG',
      time,
      settledAt: time,
      status: 'SETTLED',
      stake,
      payout: '0.00',
    });
  lose('kidlat', '50.00', '2026-11-21T01:00:00Z');
  lose('tala', '30.00', '2026-11-21T02:00:00Z');
  lose('lakandula', '100.00', '2026-11-21T03:00:00Z');
  return { world, ...team, lose, client: await team.clientOf('amihan') };
}

describe('the overview of a team', () => {
  it('AG-30: has both ends of a time, by single bets and by sums of days alike', async () => {
    const { client, lose } = await createTeam();
    lose('tala', '1.00', '2026-11-20T15:59:59.999Z');
    lose('tala', '2.00', '2026-11-20T16:00:00.000Z');
    const betAmountOf = async (startTime: string, endTime: string) =>
      (await getTeamOverview({ client, query: { startTime, endTime } })).value.betAmount;
    expect(await betAmountOf('2026-11-20T16:00:00Z', '2026-11-21T15:59:59.999Z')).toBe('182.00');
    expect(await betAmountOf('2026-11-20T15:59:59.999Z', '2026-11-21T15:59:59.999Z')).toBe('183.00');
    expect(await betAmountOf('2026-11-20T16:00:00.001Z', '2026-11-21T15:59:59.999Z')).toBe('180.00');
    expect(await betAmountOf('2026-11-21T01:00:00Z', '2026-11-21T02:00:00Z')).toBe('80.00');
    expect(await betAmountOf('2026-11-21T01:00:00.001Z', '2026-11-21T01:59:59.999Z')).toBe('0.00');
  });

  it('AG-30: has one point for each day up to the running one, which add up except for players', async () => {
    const { client, lose } = await createTeam();
    lose('tala', '5.00', '2026-11-19T02:00:00Z');
    const query = { startTime: '2026-11-18T16:00:00Z', endTime: '2026-11-25T15:59:59.999Z' };
    const { value } = await getTeamOverview({ client, query });
    const points = value.series.map(({ date, betAmount, activeUsers }) => [date, betAmount, activeUsers]);
    expect(points).toEqual([
      ['2026-11-19', '5.00', 1],
      ['2026-11-20', '0.00', 0],
      ['2026-11-21', '180.00', 3],
    ]);
    expect(value).toMatchObject({ betAmount: '185.00', activeUsers: 3, newRegistrations: 3 });
  });

  it('AG-30: is compared with the same time as many whole days before as do not overlap', async () => {
    const { client, lose } = await createTeam();
    lose('tala', '7.00', '2026-11-20T01:30:00Z');
    lose('tala', '9.00', '2026-11-20T02:30:00Z');
    const query = { startTime: '2026-11-21T00:00:00Z', endTime: '2026-11-21T02:00:00Z', compare: true };
    const { value } = await getTeamOverview({ client, query });
    expect([value.betAmount, value.previous?.betAmount]).toEqual(['80.00', '7.00']);
    const wholeDays = { startTime: '2026-11-19T16:00:00Z', endTime: '2026-11-21T15:59:59.999Z', compare: true };
    const { value: days } = await getTeamOverview({ client, query: wholeDays });
    expect([days.betAmount, days.previous?.betAmount]).toEqual(['196.00', '0.00']);
  });

  it('AG-41: is refused for a time that ends before it begins', async () => {
    const { client } = await createTeam();
    const query = { startTime: TODAY.endTime, endTime: TODAY.startTime };
    expect((await refusalOf(getTeamOverview({ client, query }))).code).toBe('DATE_RANGE_INVALID');
  });
});

describe('profit and loss of a team', () => {
  it('AG-31: is listed by account with any figure, the largest loss first, then by name', async () => {
    const { client, lose } = await createTeam();
    lose('tala', '20.00', '2026-11-21T04:00:00Z');
    const { value } = await listUserLossStatements({ client, query: { ...TODAY, ...PAGE } });
    const rows = value.content.map(({ account, level, operatorResult }) => [account, level, operatorResult]);
    expect(rows).toEqual([
      ['exlakandula', 2, '100.00'],
      ['exkidlat', 1, '50.00'],
      ['extala', 1, '50.00'],
    ]);
    expect(value.total.operatorResult).toBe('200.00');
    const earlier = { startTime: '2026-11-20T16:00:00Z', endTime: '2026-11-21T00:00:00Z' };
    expect((await listUserLossStatements({ client, query: { ...earlier, ...PAGE } })).value.content).toEqual([]);
  });

  it('AG-31: is summed by branch, below any account, and of one account itself', async () => {
    const { client } = await createTeam();
    const rowsOf = async (query: object) => {
      const { value } = await listUserLossStatements({ client, query: { ...TODAY, ...PAGE, ...query } });
      return [value.path, ...value.content.map((row) => [row.account, row.level, row.teamSize, row.operatorResult])];
    };
    expect(await rowsOf({ rows: 'BRANCHES' })).toEqual([
      ['examihan'],
      ['exkidlat', 1, 1, '150.00'],
      ['extala', 1, 0, '30.00'],
    ]);
    expect(await rowsOf({ rows: 'BRANCHES', account: accountOf('lakandula') })).toEqual([
      ['examihan'],
      ['exlakandula', 2, 0, '100.00'],
    ]);
    expect(await rowsOf({ parentAccount: accountOf('kidlat') })).toEqual([
      ['examihan', 'exkidlat'],
      ['exlakandula', 2, 0, '100.00'],
    ]);
    expect(await rowsOf({ parentAccount: accountOf('kidlat'), scope: 'SELF' })).toEqual([
      ['examihan', 'exkidlat'],
      ['exkidlat', 1, 1, '50.00'],
    ]);
    expect(await rowsOf({ scope: 'SELF' })).toEqual([['examihan'], ['examihan', 0, 3, '0.00']]);
    expect(await rowsOf({ account: accountOf('tala') })).toEqual([['examihan'], ['extala', 1, 0, '30.00']]);
  });

  it.each(['deposit', 'withdrawal', 'betAmount', 'validBet', 'payout', 'bonus', 'rebate', 'account'] as const)(
    'is sorted by %s',
    async (sort) => {
      const { client, world, idOf } = await createTeam();
      const at = '2026-11-21T04:00:00Z';
      for (const [name, part] of [
        ['tala', 100],
        ['kidlat', 200],
      ] as const) {
        bookEntries(world, idOf(name), [
          { type: 'DEPOSIT', amount: `${part}.00`, at },
          { type: 'PROMOTION', amount: `${part}.00`, at },
          { type: 'REBATE', amount: `${part}.00`, at },
          { type: 'WITHDRAWAL', amount: `-${part / 2}.00`, at },
        ]);
      }
      const query = { ...TODAY, ...PAGE, sort, order: 'asc' } as const;
      const { value } = await listUserLossStatements({ client, query });
      const values = value.content.map((row) => row[sort]);
      const sorted = values.toSorted((a, b) => (sort === 'account' ? (a < b ? -1 : 1) : Number(a) - Number(b)));
      expect(values).toEqual(sorted);
      expect(new Set(values).size).toBeGreaterThan(sort === 'payout' ? 0 : 1);
    },
  );

  it('is downloaded with one row per account', async () => {
    const { client } = await createTeam();
    const { content } = await downloadCsv('listUserLossStatements', { client, query: TODAY });
    expect((await content.text()).split('\r\n')[1]).toBe(
      'exlakandula,MEMBER,2,0,0.00,0.00,100.00,100.00,0.00,0.00,0.00,100.00,PHP',
    );
  });
});

describe('profit and loss by category', () => {
  it('AG-31: is of the whole team, of one account, or of a branch with the account at its top', async () => {
    const { client, world, idOf } = await createTeam();
    bookEntries(world, idOf('tala'), [
      { type: 'REBATE', gameType: 'LIVE', amount: '2.00', at: '2026-11-21T02:00:00Z' },
      { type: 'REWARD', amount: '5.00', at: '2026-11-21T02:00:00Z' },
    ]);
    const sumsOf = async (query: object) => {
      const { value } = await getUserLossByGameType({ client, query: { ...TODAY, ...query } });
      return [...value.content, value.total].map(({ betAmount, rebate, operatorResult }) => [
        betAmount,
        rebate,
        operatorResult,
      ]);
    };
    expect(await sumsOf({})).toEqual([
      ['180.00', '0.00', '180.00'],
      ['0.00', '2.00', '-2.00'],
      ['180.00', '2.00', '178.00'],
    ]);
    expect((await sumsOf({ account: accountOf('tala') }))[0]).toEqual(['30.00', '0.00', '30.00']);
    expect(await sumsOf({ parentAccount: accountOf('kidlat') })).toEqual([
      ['150.00', '0.00', '150.00'],
      ['150.00', '0.00', '150.00'],
    ]);
  });
});
