import {
  getPersonalProfit,
  listBettingRecords,
  listBonusDetails,
  listDepositOrders,
  listTransactions,
} from '@croupier/sdk/client';
import { downloadCsv, type CsvRequest } from '@croupier/sdk/csv';
import { operations } from '@croupier/sdk/operations';
import { addAmounts, formatAmount, parseAmount } from '@croupier/sdk/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ADJUSTMENT, mainWallet, move, type Posting } from '../domain/ledger/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { createPlayer, type Player } from '../testing/money.ts';
import { modelled } from '../testing/contract-requests.ts';
import { refusalOf } from '../testing/caller.ts';

const RANGE = { startTime: '2026-10-31T16:00:00Z', endTime: '2026-11-21T15:59:59.999Z' };
const PAGE = { pageNo: 1, pageSize: 100 };
/** Name of the file of `RANGE`. */
const IN_RANGE = /^croupier-[a-z-]+-20261101-20261121\.csv$/;
const ALL = { ...RANGE, ...PAGE };
type CsvId = Parameters<typeof downloadCsv>[0];

const csvIds = modelled.filter((id): id is CsvId => operations[id].csvColumns !== undefined);
/** Lists of contracts and of the agents' back office. */
const isOfAgents = (id: CsvId): boolean =>
  operations[id].moduleFlag === 'AGENTPOLICY3' || !operations[id].roles.includes('member');

/** Downloads a list; returns its rows by column after checking mark and header row. */
async function download<Id extends CsvId>({ client }: Player, id: Id, query: CsvRequest<Id>['query']) {
  const { name, content } = await downloadCsv(id, { client, query });
  const text = Buffer.from(await content.arrayBuffer()).toString();
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [header = [], ...rows] = parseCsv(text.slice(1));
  expect(header).toEqual(operations[id].csvColumns);
  return {
    name,
    rows: rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? '']))),
  };
}

/** Fields of each row; every row ends with CRLF. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (match === null) throw new Error('The text is not CSV.');
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Text that a spreadsheet does not read as a formula. */
const harmless = (text: string): string => (/^[=+\-@\t\r\0＝＋－＠]/u.test(text) ? `'${text}` : text);
const manila = (time: string | undefined): string =>
  time === undefined ? '' : `${new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
const sum = (amounts: readonly string[]): string =>
  formatAmount(amounts.map((amount) => parseAmount(amount, 'PHP')).reduce(addAmounts, parseAmount('0', 'PHP')));

describe('a list as CSV', () => {
  it('has the rows and totals of the account record, whatever the remarks are', async () => {
    const special = fc.constantFrom('=1+1', '+63', '-5', '@a', '\t', '\r', '＝1', '＠x', '"', ',', '\n', "'=", 'ñ');
    const memo = fc
      .array(fc.oneof(special, fc.string({ maxLength: 3 })), { maxLength: 3 })
      .map((parts) => parts.join(''));
    const movement = fc.record({ memo, minor: fc.bigInt({ min: 1n, max: 500n }), isIn: fc.boolean() });
    const check = fc.asyncProperty(fc.array(movement, { maxLength: 12 }), async (movements) => {
      const player = await createPlayer();
      const { world, client } = player;
      world.store.transact(() => {
        for (const { memo: remark, minor, isIn } of movements) {
          const posting: Posting = { kind: 'ADJUSTMENT', memberId: ids.member, memo: remark };
          const [from, to] = isIn ? [ADJUSTMENT, mainWallet(ids.member)] : [mainWallet(ids.member), ADJUSTMENT];
          move(world, { ...posting, from, to, amount: { minor, currency: 'PHP' } });
        }
      });
      const { rows } = await download(player, 'listTransactions', { ...RANGE, pageSize: 1 });
      const { value } = await listTransactions({ client, query: ALL });
      expect(rows.length).toBe(value.totalElements);
      expect(rows.slice(0, value.content.length)).toEqual(
        value.content.map(({ time, transactionId, type, amount, balanceAfter, currency, status, remark = '' }) => ({
          transactionId,
          type,
          amount,
          balanceAfter,
          currency,
          status,
          time: manila(time),
          remark: harmless(remark),
          account: '',
        })),
      );
      for (const { remark = '' } of rows) expect(remark).not.toMatch(/^[=+\-@\t\r\0＝＋－＠]/u);
      const amounts = rows.map(({ amount = '' }) => amount);
      const isOut = (amount: string) => amount.startsWith('-');
      expect(sum(amounts.filter((amount) => !isOut(amount)))).toBe(value.summary.totalIn);
      expect(sum(amounts.filter(isOut).map((amount) => amount.slice(1)))).toBe(value.summary.totalOut);
    });
    await fc.assert(check, { numRuns: 25 });
  });

  it('has all bets of the query, under the names of the columns, and the days in its name (rule R-08)', async () => {
    const player = await createPlayer();
    const query = { ...RANGE, gameType: 'RNG' } as const;
    const { name, rows } = await download(player, 'listBettingRecords', query);
    const { value } = await listBettingRecords({ client: player.client, query: { ...ALL, gameType: 'RNG' } });
    expect(name).toBe('croupier-bets-20261101-20261121.csv');
    expect(rows).toHaveLength(value.totalElements);
    expect(rows[0]).toEqual({
      placedAt: '2026-11-21T12:00:00+08:00',
      settledAt: '2026-11-21T12:00:04+08:00',
      betId: 'bet_70041192',
      roundId: 'rd_551203',
      gameType: 'RNG',
      vendor: 'JDB',
      gameName: 'Perlas ng Silangan',
      stake: '50.00',
      validBet: '50.00',
      payout: '120.00',
      netWin: '70.00',
      currency: 'PHP',
      status: 'SETTLED',
      account: '',
    });
    expect(sum(rows.map(({ stake = '' }) => stake))).toBe(value.summary.betAmount);
    expect(sum(rows.map(({ payout = '' }) => payout))).toBe(value.summary.payout);
  });

  it('adds up by its own rows to the totals of profit and loss', async () => {
    const player = await createPlayer();
    const { name, rows } = await download(player, 'getPersonalProfit', RANGE);
    const { value } = await getPersonalProfit({ client: player.client, query: RANGE });
    expect(name).toBe('croupier-profit-20261101-20261121.csv');
    expect(rows.map(({ gameType }) => gameType)).toEqual(value.rows.map(({ gameType }) => gameType));
    const { betAmount, playerResult, ...others } = value.total;
    const totals = { ...others, stake: betAmount, netProfit: playerResult };
    for (const [column, total] of Object.entries(totals))
      expect([column, sum(rows.map((row) => row[column] ?? ''))]).toEqual([column, total]);
    expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['PHP']));
  });

  it('has the bonuses, with empty fields where a bonus has no requirement', async () => {
    const player = await createPlayer();
    const query = { startTime: '2026-09-01T00:00:00Z', endTime: RANGE.endTime };
    const { name, rows } = await download(player, 'listBonusDetails', query);
    const { value } = await listBonusDetails({ client: player.client, query: { ...query, ...PAGE } });
    expect(name).toBe('croupier-bonuses-20260901-20261121.csv');
    expect(rows).toEqual(
      value.content.map(({ time, bonusId, bonusType, title, amount, currency, status, ...bonus }) => ({
        bonusId,
        type: bonusType,
        title,
        amount,
        currency,
        status,
        time: manila(time),
        turnoverRequired: bonus.turnoverRequired ?? '',
        turnoverDone: bonus.turnoverDone ?? '',
      })),
    );
    expect(rows).not.toEqual([]);
  });

  it('names the account in the records of a team', async () => {
    const agent = await createPlayer(personas.agent);
    const query = { ...RANGE, scope: 'DOWNLINE', account: 'maricel' } as const;
    for (const id of ['listBettingRecords', 'listTransactions'] as const) {
      const { rows } = await download(agent, id, query);
      expect(new Set(rows.map(({ account }) => account))).toEqual(new Set(['maricel']));
    }
  });

  it('has the deposits with empty fields where an order has no value', async () => {
    const player = await createPlayer();
    const { name, rows } = await download(player, 'listDepositOrders', RANGE);
    const { value } = await listDepositOrders({ client: player.client, query: ALL });
    expect(name).toBe('croupier-deposits-20261101-20261121.csv');
    expect(rows).toEqual(
      value.content.map(({ createdAt, orderId, methodName, amount, currency, status, completedAt, ...order }) => ({
        createdAt: manila(createdAt),
        orderId,
        methodName,
        amount,
        currency,
        status,
        paidAmount: order.paidAmount ?? '',
        bonusAmount: order.bonusAmount ?? '',
        completedAt: manila(completedAt),
      })),
    );
  });

  it('has the withdrawals with the bank of each', async () => {
    const player = await createPlayer();
    const { name, rows } = await download(player, 'listWithdrawOrders', RANGE);
    expect(name).toBe('croupier-withdrawals-20261101-20261121.csv');
    expect(rows).toEqual([
      {
        createdAt: '2026-11-21T11:30:00+08:00',
        orderId: 'wd_20261121_0003',
        amount: '2000.01',
        fee: '10.00',
        payable: '1990.01',
        currency: 'PHP',
        bankName: 'Kawayan Bank',
        accountNumber: '**** **** 4821',
        status: 'REJECTED',
        paidAt: '',
      },
    ]);
  });

  it('has the header row alone when nothing matches', async () => {
    const player = await createPlayer();
    const query = { ...RANGE, transactionType: 'DIVIDEND' } as const;
    expect((await download(player, 'listTransactions', query)).rows).toEqual([]);
  });

  it('is refused like the list', async () => {
    const { client } = await createPlayer();
    const query = { startTime: '2026-01-01T00:00:00Z', endTime: '2026-11-21T00:00:00Z' };
    const refusal = await refusalOf(downloadCsv('listTransactions', { client, query }));
    expect(refusal).toMatchObject({ code: 'DATE_RANGE_INVALID', value: { maxDays: 93 } });
  });

  it('is sent only when it is preferred to JSON', async () => {
    const { world, token } = await createPlayer();
    const typeFor = async (path: string, accept: string) => {
      const headers = { Authorization: `Bearer ${token}`, Accept: accept };
      const answer = await world.dispatch(new Request(`http://platform.example${path}`, { headers }));
      return answer.headers.get('Content-Type');
    };
    const { path } = operations.listTransactions;
    expect(await typeFor(path, 'text/csv')).toBe('text/csv; charset=utf-8');
    expect(await typeFor(path, 'text/csv;q=1, application/json;q=0.5')).toBe('text/csv; charset=utf-8');
    expect(await typeFor(path, 'application/json, text/csv')).toBe('application/json');
    expect(await typeFor(path, '*/*')).toBe('application/json');
    expect(await typeFor(operations.getMemberInfo.path, 'text/csv')).toBe('application/json');
  });

  it('exists for each modelled call that has one in the contract', async () => {
    const player = await createPlayer();
    const withCsv = csvIds.filter((id) => !isOfAgents(id));
    expect(withCsv).toHaveLength(10);
    for (const id of withCsv) {
      const { client } = player;
      const { name } = await downloadCsv(id, { client, query: RANGE });
      // The reward center has no range: its rewards are kept for three months.
      expect(name).toMatch(id === 'listRewards' ? /^croupier-rewards-20260821-20261121\.csv$/ : IN_RANGE);
    }
  });

  it.each(csvIds.filter((id) => isOfAgents(id) && id !== 'getSalaryStatement' && id !== 'listDownlines'))(
    'has the range in its name for an agent: %s',
    async (id) => {
      const { client } = await createPlayer(personas.agent);
      const query = id === 'listSalaryDays' ? { ...RANGE, type: 'HOUR_SALARY' as const } : RANGE;
      const { name, content } = await downloadCsv(id, { client, query });
      expect(name).toMatch(IN_RANGE);
      expect((await content.text()).split('\r\n').length).toBeGreaterThan(1);
    },
  );

  it('has the running day in its name when it is a list of what is now', async () => {
    const { client } = await createPlayer(personas.agent);
    const { name } = await downloadCsv('listDownlines', { client, query: {} });
    expect(name).toBe('croupier-downlines-20261121-20261121.csv');
  });
});
