import { getConsolidatedContracts, listDailySalaryRecords, listMessages, login } from '@croupier/sdk/client';
import { DAY_MS } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf } from '../../testing/caller.ts';
import { agree, callAs, cashOf, createTeams, giveRecord, idOf, play, runTo, setCash } from '../../testing/contracts.ts';
import { control, openStream } from '../../testing/events.ts';
import { takeBackBet } from '../../testing/play.ts';
import { getStatement } from './statement.ts';
import { rejectSettlement } from './reject.ts';

const DUE = '2026-11-20T16:10:00.000Z';
const REASON = 'The bets are under review.';
const PAGE = { pageNo: 1, pageSize: 20 };

/** kidlat has 100.00, and owes lakandula 300.00 and then bongsantos 80.00. */
async function createDebtor() {
  const caller = createTeams('2026-11-20T16:00:00Z');
  const { world, client } = caller;
  setCash(world, 'kidlat', '100.00');
  agree(world, {
    contractId: 'ct_0',
    offeror: 'kidlat',
    offeree: 'lakandula',
    tiers: [{ threshold: '0.00', rate: '0.0020' }],
  });
  const owed = { payer: 'kidlat', depth: 2, dueAt: DUE };
  giveRecord(world, { ...owed, recordId: 'sal_1', payee: 'lakandula', amount: '300.00' });
  giveRecord(world, { ...owed, recordId: 'sal_2', payee: 'bongsantos', amount: '80.00' });
  runTo(world, '2026-11-20T16:12:00Z');
  caller.setToken((await login({ client, body: bodyOf(personas.subAgent) })).value.token);
  return caller;
}

it('CT-50: a refused settlement is never paid, and is no debt; what waits behind it is paid at the next mark', async () => {
  const { client, world } = await createDebtor();
  const overdue = async () => (await getConsolidatedContracts({ client })).value.overdue;
  expect(await overdue()).toMatchObject({ amount: '380.00', records: 2 });
  rejectSettlement(world, 'sal_1', REASON);
  expect(await overdue()).toMatchObject({ amount: '80.00', records: 1 });
  runTo(world, '2026-11-20T16:15:00Z');
  expect(await overdue()).toBeUndefined();
  setCash(world, 'kidlat', '900.00');
  runTo(world, '2026-11-25T16:15:00Z');
  expect(world.store.salaryRecords.get('sal_1')).toMatchObject({ status: 'REJECTED', movementId: null });
  expect(world.store.salaryRecords.get('sal_2')).toMatchObject({
    status: 'PAID',
    settledAt: '2026-11-20T16:15:00.000Z',
  });
  expect(cashOf(world, 'kidlat')).toBe('900.00');
});

it('CT-50: both parties read why a settlement was refused, its sums leave it out, and no message says so', async () => {
  const { client, world, setToken } = await createDebtor();
  const at = world.clock.now().toISOString();
  rejectSettlement(world, 'sal_1', REASON);
  for (const account of ['kidlat', 'lakandula']) {
    const { status, rejectReason, reason, payment, settledAt } = getStatement(callAs(world, account), 'sal_1');
    expect([status, rejectReason, reason, settledAt]).toEqual(['REJECTED', REASON, undefined, at]);
    expect(payment).toEqual({ payer: 'kidlat', status: 'REJECTED', dueAt: DUE });
  }
  const { value } = await listDailySalaryRecords({ client, query: PAGE });
  expect(value.content).toMatchObject([{ recordId: 'sal_1', status: 'REJECTED' }, { recordId: 'sal_2' }]);
  expect(value.totalPaid).toBe('80.00');
  setToken((await login({ client, body: bodyOf({ account: 'lakandula', password: 'Sampaguita7' }) })).value.token);
  const { content } = (await listMessages({ client, query: PAGE })).value;
  // Of the late pay before.
  expect(content.filter(({ kind }) => kind === 'CONTRACT')).toHaveLength(1);
});

it('CT-50: a refused settlement is reported to its parties', async () => {
  const caller = await createDebtor();
  const stream = await openStream(caller);
  await control(caller.world, 'POST', '/settlements/sal_1', { decision: 'REJECT', reason: REASON });
  expect(await stream.take()).toMatchObject([{ type: 'settlement.changed', recordId: 'sal_1', status: 'REJECTED' }]);
});

it('CT-50: a settlement that is paid or refused is not refused', () => {
  const { world } = createTeams('2026-11-20T16:00:00Z');
  const parties = { payer: 'amihan', payee: 'kidlat', dueAt: DUE, amount: '3.00' };
  giveRecord(world, { ...parties, recordId: 'sal_1', paidAt: DUE });
  giveRecord(world, { ...parties, recordId: 'sal_2' });
  rejectSettlement(world, 'sal_2', REASON);
  for (const id of ['sal_1', 'sal_2'])
    expect(() => rejectSettlement(world, id, REASON)).toThrow('CONTRACT_STATE_INVALID');
  expect(() => rejectSettlement(world, 'sal_9', REASON)).toThrow('NOT_FOUND');
});

it('CT-32, CT-50: a loss that was carried into a refused dividend is carried into the next one instead', () => {
  const { world } = createTeams('2026-08-15T06:00:00Z');
  const terms = {
    type: 'DIVIDEND',
    offeror: 'PLATFORM',
    offeree: 'amihan',
    tiers: [{ threshold: '0.00', rate: '0.1' }],
  } as const;
  agree(world, { ...terms, effectiveFrom: '2026-07-31T16:00:00.000Z' });
  const results = [
    { until: '2026-08-31T16:05:00Z', stake: '1000.00', payout: '5000.00' },
    { until: '2026-09-30T16:05:00Z', stake: '1000.00', payout: '0.00' },
    { until: '2026-10-31T16:05:00Z', stake: '6000.00', payout: '0.00' },
  ];
  for (const [month, { until, stake, payout }] of results.entries()) {
    play(world, { account: 'tala', gameType: 'RNG', stake, payout });
    runTo(world, until);
    if (month === 1) {
      const [row] = world.store.salaryRecords.findBy('status', 'PENDING');
      rejectSettlement(world, row?.id ?? '', REASON);
    }
  }
  const [august, september, october] = world.store.salaryRecords.all();
  expect(august?.carriedOut).toMatch(/^-40/);
  expect(september).toMatchObject({ status: 'REJECTED', carriedIn: august?.carriedOut });
  expect(october?.carriedIn).toBe(august?.carriedOut);
});

it('CT-50, CT-55: a refused settlement is not counted again, and what it had to correct is corrected by the next', () => {
  const { world } = createTeams('2026-11-18T06:00:00Z');
  const tiers = [{ threshold: '0.00', rate: '0.0010' }];
  agree(world, { offeror: 'PLATFORM', offeree: 'amihan', tiers });
  const played = () =>
    world.store.bets
      .findBy('memberId', idOf(world, 'tala'))
      .map(({ id }) => id)
      .filter((id) => id.startsWith('bet_play_'));
  const lose = () => play(world, { account: 'tala', gameType: 'RNG', validBet: '100000.00' });
  lose();
  runTo(world, '2026-11-19T06:00:00Z');
  takeBackBet(world, played().at(0) ?? '');
  lose();
  runTo(world, '2026-11-19T16:05:00Z');
  const [second] = world.store.salaryRecords.findBy('status', 'PENDING');
  expect(second).toMatchObject({ gross: '100.00', amount: '0.00', corrections: [{ was: '100.00', is: '0.00' }] });
  rejectSettlement(world, second?.id ?? '', REASON);
  const refused = world.store.salaryRecords.get(second?.id ?? '');
  takeBackBet(world, played().at(1) ?? '');
  expect(world.store.salaryRecords.get(second?.id ?? '')).toEqual(refused);
  lose();
  lose();
  runTo(world, new Date(world.clock.now().getTime() + 2 * DAY_MS));
  const third = world.store.salaryRecords.all().at(-1);
  expect(third).toMatchObject({ status: 'PAID', gross: '200.00', amount: '100.00' });
});

it('CT-50, CT-70: an agent keeps nothing of refused pay, and pays nothing on that was refused', () => {
  const { world } = createTeams('2026-11-20T06:00:00Z');
  agree(world, { offeror: 'PLATFORM', offeree: 'amihan', tiers: [{ threshold: '0.00', rate: '0.0050' }] });
  agree(world, { offeror: 'amihan', offeree: 'kidlat', tiers: [{ threshold: '0.00', rate: '0.0030' }] });
  play(world, { account: 'kidlat', gameType: 'RNG', validBet: '100000.00' });
  runTo(world, '2026-11-20T16:05:00Z');
  const idTo = (account: string): string =>
    world.store.salaryRecords.findBy('receiverId', idOf(world, account))[0]?.id ?? '';
  const passedOn = () =>
    getStatement(callAs(world, 'amihan'), idTo('amihan')).lines.flatMap(({ kind, amount }) =>
      kind === 'PAID_ON' || kind === 'KEPT' ? [[kind, amount]] : [],
    );
  expect(passedOn()).toEqual([
    ['PAID_ON', '-300.00'],
    ['KEPT', '200.00'],
  ]);
  rejectSettlement(world, idTo('amihan'), REASON);
  expect(passedOn()).toEqual([
    ['PAID_ON', '-300.00'],
    ['KEPT', '-300.00'],
  ]);
  rejectSettlement(world, idTo('kidlat'), REASON);
  expect(passedOn()).toEqual([]);
});
