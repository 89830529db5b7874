import { getDownline, listRebateDifferences, updateDownline } from '@croupier/sdk/client';
import { downloadCsv } from '@croupier/sdk/csv';
import { DAY_MS, HOUR_MS } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { settleBet, takeBetBack } from '../../testing/bets.ts';
import { createCaller, refusalOf } from '../../testing/caller.ts';
import { accountOf, giveRates, openTeam } from '../../testing/teams.ts';
import { sumOfMember } from '../ledger/index.ts';
import { rebateDifferencesOf } from './list.ts';

const PAGE = { pageNo: 1, pageSize: 100 };
const TODAY = '2026-11-21';
/** Time from the start of the world to 00:05 of the next brand day. */
const TO_PAYMENT = 10 * HOUR_MS + 5 * 60_000;

/** amihan at 0.0080, kidlat at 0.0060 and lakandula at 0.0050 in slots, one below the other. */
function createLine() {
  const { world } = createCaller();
  const team = openTeam(world, { amihan: null, kidlat: 'amihan', lakandula: 'kidlat' });
  const rates = { amihan: { RNG: '0.0080' }, kidlat: { RNG: '0.0060' }, lakandula: { RNG: '0.0050' } };
  giveRates(world, team, rates, TODAY);
  const advance = (milliseconds: number): void => {
    world.clock.advance(milliseconds);
    world.runDueTasks();
  };
  const play = (id: string, validBet: string): void =>
    settleBet(world, { id, memberId: team.idOf('lakandula'), validBet });
  /** Rows of an agent: day, turnover, gross, correction and whether they are paid. */
  const rowsOf = async (agent: string) => {
    const { value } = await listRebateDifferences({ client: await team.clientOf(agent), query: PAGE });
    return value.content.map((row) => [
      row.date.slice(-2),
      row.validBet,
      row.gross,
      row.correction,
      'transactionId' in row,
    ]);
  };
  const paidTo = (agent: string): bigint => {
    const ofRebates = world.store.rebates.findBy('memberId', team.idOf(agent)).length;
    expect(ofRebates).toBe(0);
    return sumOfMember(world, team.idOf(agent), 'REBATE', { from: 0, to: Number.MAX_SAFE_INTEGER });
  };
  return { world, ...team, advance, play, rowsOf, paidTo };
}

it('AG-21: a day is shown while it runs, and paid at 00:05 of the next by one movement, once', async () => {
  const { world, play, advance, rowsOf, paidTo, idOf } = createLine();
  play('b1', '1000.00');
  expect(await rowsOf('amihan')).toEqual([['21', '1000.00', '2.00', '0.00', false]]);
  advance(TO_PAYMENT - 1);
  expect(paidTo('amihan')).toBe(0n);
  advance(1);
  advance(0);
  expect([paidTo('amihan'), paidTo('kidlat')]).toEqual([200n, 100n]);
  expect(await rowsOf('amihan')).toEqual([['21', '1000.00', '2.00', '0.00', true]]);
  const [movement] = world.store.journal.movementsOf(idOf('amihan'));
  expect(movement).toMatchObject({ kind: 'REBATE', at: '2026-11-21T16:05:00.000Z' });
});

it('AG-21: days that passed without a call are paid with their own rates and at their own time', async () => {
  const { play, advance, rowsOf, paidTo, clientOf, world, idOf } = createLine();
  play('b1', '1000.00');
  const client = await clientOf('amihan');
  await updateDownline({ client, path: { account: accountOf('kidlat') }, body: { rebate: { RNG: '0.0070' } } });
  world.clock.advance(12 * HOUR_MS);
  play('b2', '1000.00');
  advance(3 * DAY_MS);
  expect(await rowsOf('amihan')).toEqual([
    ['22', '1000.00', '1.00', '0.00', true],
    ['21', '1000.00', '2.00', '0.00', true],
  ]);
  expect(paidTo('amihan')).toBe(300n);
  const times = world.store.journal.movementsOf(idOf('amihan')).map(({ at }) => at);
  expect(times).toEqual(['2026-11-21T16:05:00.000Z', '2026-11-22T16:05:00.000Z']);
  const days = rebateDifferencesOf(world, idOf('amihan'), { from: '2026-11-22', to: '2026-11-30' });
  expect([...days]).toEqual([['2026-11-22', { minor: 100n, currency: 'PHP' }]]);
});

it('AG-21, PR-48: what was paid for a bet that was taken back lowers the next payments, never below zero', async () => {
  const { world, play, advance, rowsOf, paidTo } = createLine();
  play('b1', '800.00');
  play('b2', '200.00');
  advance(TO_PAYMENT);
  takeBetBack(world, 'b1');
  play('b3', '300.00');
  expect(await rowsOf('amihan')).toEqual([
    ['22', '300.00', '0.60', '0.60', false],
    ['21', '1000.00', '2.00', '0.00', true],
  ]);
  advance(DAY_MS);
  expect(paidTo('amihan')).toBe(200n);
  play('b4', '1000.00');
  advance(DAY_MS);
  expect((await rowsOf('amihan'))[0]).toEqual(['23', '1000.00', '2.00', '1.00', true]);
  expect(paidTo('amihan')).toBe(300n);
});

it('AG-21: a bet that is taken back on its own day is not counted', async () => {
  const { world, play, rowsOf, advance, paidTo } = createLine();
  play('b1', '1000.00');
  takeBetBack(world, 'b1');
  expect(await rowsOf('amihan')).toEqual([]);
  advance(TO_PAYMENT);
  expect(paidTo('amihan')).toBe(0n);
});

it('lists the line of one direct downline, nothing of a deeper account, and refuses others', async () => {
  const { play, clientOf, advance } = createLine();
  play('b1', '1000.00');
  advance(TO_PAYMENT);
  const client = await clientOf('amihan');
  const sizeOf = async (query: object) => {
    const { value } = await listRebateDifferences({ client, query: { ...PAGE, ...query } });
    return value.content.length;
  };
  expect(await sizeOf({ account: accountOf('kidlat') })).toBe(1);
  expect(await sizeOf({ account: accountOf('lakandula') })).toBe(0);
  expect(await sizeOf({ gameType: 'LIVE' })).toBe(0);
  expect(await sizeOf({ startTime: '2026-11-21T16:00:00Z' })).toBe(0);
  const foreign = listRebateDifferences({ client, query: { ...PAGE, account: 'tala' } });
  expect((await refusalOf(foreign)).code).toBe('NOT_DOWNLINE');
  const { content } = await downloadCsv('listRebateDifferences', { client, query: {} });
  expect((await content.text()).split('\r\n')[1]).toMatch(
    /^2026-11-21,exkidlat,RNG,1000\.00,0\.0080,0\.0060,2\.00,0\.00,2\.00,PHP,tx_\d+$/,
  );
});

it('AG-31: is a rebate of the agent in the figures of the team above', async () => {
  const { play, advance, clientOf } = createLine();
  play('b1', '1000.00');
  advance(TO_PAYMENT);
  const { value } = await getDownline({ client: await clientOf('amihan'), path: { account: accountOf('kidlat') } });
  expect(value.totals).toMatchObject({ betAmount: '0.00', operatorResult: '-1.00' });
});
