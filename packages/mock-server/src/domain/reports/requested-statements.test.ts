import { getStatement, listStatements, requestStatement } from '@croupier/sdk/client';
import { DAY_MS, formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { StatementRecord } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { bookEntries } from '../../testing/ledger-entries.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';

const YEAR = { startTime: '2025-11-20T16:00:00.000Z', endTime: '2026-11-21T15:59:59.999Z' };
const PAGE = { pageNo: 1, pageSize: 20 };
const SEEDED = 'st_20261121_01';

const ask = async ({ client }: Player, key: number, body: object = {}) =>
  (await requestStatement({ client, headers: keyOf(key), body: { ...YEAR, ...body } })).value;
const read = async ({ client }: Player, statementId: string) =>
  (await getStatement({ client, path: { statementId } })).value;
const list = async ({ client }: Player) => (await listStatements({ client, query: PAGE })).value.content;

/** A statement that is ready, of a year or another time. */
async function readyStatement(player: Player, body: object = {}) {
  const { statementId } = await ask(player, 1, body);
  player.world.clock.advance(60_000);
  return read(player, statementId);
}

/** Rows of a CSV file by column, for files without quoted fields. */
async function rowsAt({ world }: Player, url = ''): Promise<Record<string, string>[]> {
  const answer = await world.dispatch(new Request(url));
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [header = '', ...lines] = Buffer.from(await answer.arrayBuffer())
    .toString()
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  const columns = header.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((field, index) => [columns[index], field])));
}

const minorOf = (text = '') => parseAmount(text, 'PHP').minor;
const sum = (amounts: readonly (string | undefined)[]) =>
  formatAmount({ minor: amounts.reduce((total, text) => total + minorOf(text), 0n), currency: 'PHP' });

describe('a requested statement', () => {
  it('is PREPARING for a minute, then READY (rule R-09)', async () => {
    const player = await createPlayer();
    const { world } = player;
    const summary = await ask(player, 1);
    expect(summary).toEqual({
      statementId: 'st_20261121_02',
      status: 'PREPARING',
      ...YEAR,
      requestedAt: '2026-11-21T06:00:00.000Z',
      readyAt: '2026-11-21T06:01:00.000Z',
      expiresAt: '2026-12-21T06:01:00.000Z',
    });
    world.clock.advance(59_999);
    expect(await read(player, summary.statementId)).toEqual(summary);
    world.clock.advance(1);
    const ready = await read(player, summary.statementId);
    expect(ready.status).toBe('READY');
    expect(ready.files).toHaveLength(4);
  });

  it('is the one that is being prepared when another is asked for, and a new one afterwards', async () => {
    const player = await createPlayer();
    const first = await ask(player, 1);
    expect(await ask(player, 2, { startTime: '2026-11-01T00:00:00Z' })).toEqual(first);
    player.world.clock.advance(60_000);
    const second = await ask(player, 3);
    expect((await list(player)).map(({ statementId, status }) => [statementId, status])).toEqual([
      [second.statementId, 'PREPARING'],
      [first.statementId, 'READY'],
      [SEEDED, 'READY'],
    ]);
  });

  it('is gone with its files when it expires, 30 days after it was ready', async () => {
    const player = await createPlayer();
    const { store } = player.world;
    const { files } = await read(player, SEEDED);
    store.transact(() =>
      store.requestedStatements.update(SEEDED, { expiresAt: player.world.clock.now().toISOString() }),
    );
    expect((await refusalOf(read(player, SEEDED))).code).toBe('NOT_FOUND');
    expect(await list(player)).toEqual([]);
    expect((await player.world.dispatch(new Request(files?.[0]?.url ?? ''))).status).toBe(404);
    await ask(player, 1);
    expect(store.requestedStatements.all()).toHaveLength(1);
  });

  it('is not for others', async () => {
    const agent = await createPlayer(personas.agent);
    expect((await refusalOf(read(agent, SEEDED))).code).toBe('NOT_FOUND');
    expect(await list(agent)).toEqual([]);
  });

  it('is refused for more than 367 local days', async () => {
    const player = await createPlayer();
    const refusal = await refusalOf(ask(player, 1, { startTime: '2025-11-18T16:00:00.000Z' }));
    expect(refusal).toMatchObject({ code: 'DATE_RANGE_INVALID', value: { maxDays: 367 } });
  });

  it('has months that lead from the opening to the closing funds', async () => {
    const { statement, months = [] } = await readyStatement(await createPlayer());
    expect(months).toHaveLength(13);
    expect([months[0]?.month, months[1]?.month, months.at(-1)?.month]).toEqual(['2025-11', '2025-12', '2026-11']);
    expect([months[0]?.opening, months.at(-1)?.closing]).toEqual([statement?.opening, statement?.closing]);
    for (const [index, month] of months.entries()) {
      expect(month.opening).toBe(months[index - 1]?.closing ?? statement?.opening);
      expect(sum([month.opening, ...month.lines.map(({ amount }) => amount)])).toBe(month.closing);
    }
    expect(sum(months.map(({ netDeposits }) => netDeposits))).toBe(statement?.netDeposits);
    expect(sum(months.map(({ netPosition }) => netPosition))).toBe(statement?.netPosition);
  });

  it('does not change by what happens after it was ready', async () => {
    const player = await createPlayer();
    const { world } = player;
    const ready = await readyStatement(player, { startTime: '2026-09-01T00:00:00Z', endTime: '2026-12-05T00:00:00Z' });
    world.clock.advance(1000);
    bookEntries(world, ids.member, [{ at: world.clock.now().toISOString(), type: 'ADJUSTMENT', amount: '5.00' }]);
    expect(await read(player, ready.statementId)).toEqual(ready);
  });
});

describe('the files of a statement', () => {
  it('add up by their own rows to its lines and figures (rule R-10)', async () => {
    const player = await createPlayer();
    const { statement, files = [] } = await readyStatement(player);
    expect(files.map(({ name }) => name)).toEqual(
      ['transactions', 'bets', 'profit', 'bonuses'].map((record) => `croupier-${record}-20251121-20261121.csv`),
    );
    const rowsOf = async (record: StatementRecord) => {
      const file = files.find((candidate) => candidate.record === record);
      const rows = await rowsAt(player, file?.url);
      expect([record, rows.length]).toEqual([record, file?.rows]);
      return rows;
    };
    const transactions = await rowsOf('TRANSACTIONS');
    expect(sum([statement?.opening, ...transactions.map(({ amount }) => amount)])).toBe(statement?.closing);
    for (const kind of ['DEPOSIT', 'BET', 'PAYOUT']) {
      const own = transactions.filter(({ type }) => type === kind);
      const line = statement?.lines.find((candidate) => candidate.kind === kind);
      expect([own.length, sum(own.map(({ amount }) => amount))]).toEqual([line?.count, line?.amount]);
    }
    const bets = await rowsOf('BETS');
    expect(sum(bets.map(({ netWin }) => netWin))).toBe(statement?.netPosition);
    const profit = await rowsOf('PROFIT');
    const bonuses = await rowsOf('BONUSES');
    expect(sum(profit.map(({ bonus }) => bonus))).toBe(sum(bonuses.map(({ amount }) => amount)));
  });

  it.each([
    ['with another token', '/mock-statements/0000/bets.csv', 'GET', 404],
    ['with another name', '', 'GET', 404],
    ['by another method', '/bets.csv', 'POST', 405],
  ])('are not there %s', async (_how, path, method, status) => {
    const player = await createPlayer();
    const { files = [] } = await read(player, SEEDED);
    const folder = files[0]?.url.replace(/\/transactions\.csv$/, '') ?? '';
    const url = path.startsWith('/mock') ? `http://platform.example${path}` : folder + path;
    expect((await player.world.dispatch(new Request(url, { method }))).status).toBe(status);
  });

  it('are kept as long as the statement, whatever the member does', async () => {
    const player = await createPlayer();
    const row = player.world.store.requestedStatements.get(SEEDED);
    expect(Date.parse(row?.expiresAt ?? '') - Date.parse(row?.readyAt ?? '')).toBe(30 * DAY_MS);
  });
});
