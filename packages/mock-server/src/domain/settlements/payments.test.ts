import {
  createContractOffer,
  createWithdrawOrder,
  getConsolidatedContracts,
  listDailySalaryRecords,
  listMessages,
  login,
  transferToDownline,
} from '@croupier/sdk/client';
import { MINUTE_MS } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf, refusalOf } from '../../testing/caller.ts';
import { agree, callAs, cashOf, createTeams, giveRecord, idOf, play, runTo, setCash } from '../../testing/contracts.ts';
import { keyOf } from '../../testing/money.ts';
import { createOffer, decideOffer } from '../contracts/index.ts';

const DUE = '2026-11-20T16:10:00.000Z';
const MORNING = '2026-11-21T05:59:59Z';
const PAGE = { pageNo: 1, pageSize: 20 };

/** kidlat owes lakandula 300.00 since 00:10, and has 500.00 since a moment ago. */
async function createDebtor() {
  const caller = createTeams('2026-11-20T16:00:00Z');
  const { world, client } = caller;
  setCash(world, 'kidlat', '0.00');
  giveRecord(world, { recordId: 'sal_1', payer: 'kidlat', payee: 'lakandula', depth: 2, dueAt: DUE, amount: '300.00' });
  const later = '2026-11-21T16:10:00.000Z';
  giveRecord(world, {
    recordId: 'sal_2',
    payer: 'kidlat',
    payee: 'lakandula',
    depth: 2,
    dueAt: later,
    amount: '80.00',
  });
  giveRecord(world, { recordId: 'sal_3', payer: 'amihan', payee: 'tala', depth: 1, dueAt: DUE, amount: '9.00' });
  runTo(world, MORNING);
  setCash(world, 'kidlat', '500.00');
  caller.setToken((await login({ client, body: bodyOf(personas.subAgent) })).value.token);
  return caller;
}

const money = (amount: string) => ({ amount, currency: 'PHP' });

it('EX-AG-06: An agent who owes contract pay cannot transfer, withdraw or make offers', async () => {
  const { client, world } = await createDebtor();
  const body = { ...money('100.00'), account: 'lakandula', paymentPassword: '110190' };
  const { code, value } = await refusalOf(transferToDownline({ client, headers: keyOf(1), body }));
  expect([code, value]).toEqual(['CONTRACT_DEBT_OPEN', money('300.00')]);
  const order = { ...money('100.00'), bankCardId: 'card_12', paymentPassword: '110190' };
  const withdrawal = await refusalOf(createWithdrawOrder({ client, headers: keyOf(2), body: order }));
  expect(withdrawal.code).toBe('CONTRACT_DEBT_OPEN');
  agree(world, { offeror: 'amihan', offeree: 'kidlat', tiers: [{ threshold: '0.00', rate: '0.0020' }] });
  const offer = {
    type: 'DAILY_SALARY' as const,
    offeree: 'bongsantos',
    period: 'DAILY' as const,
    currency: 'PHP',
    tiers: [{ threshold: '0.00', rate: '0.0010' }],
  };
  expect((await refusalOf(createContractOffer({ client, headers: keyOf(3), body: offer }))).code).toBe(
    'CONTRACT_DEBT_OPEN',
  );
});

it('CT-52, CT-53: a debt is shown with its reason, and ends at the next mark at which it is covered', async () => {
  const { client, world } = await createDebtor();
  agree(world, { offeror: 'kidlat', offeree: 'lakandula', tiers: [{ threshold: '0.00', rate: '0.0020' }] });
  const { value: kinds } = await getConsolidatedContracts({ client });
  expect(kinds.overdue).toEqual({ ...money('300.00'), records: 1, since: DUE });
  const overdue = async () =>
    (await listDailySalaryRecords({ client, query: { overdue: true, ...PAGE } })).value.content.map(
      ({ recordId, status, reason }) => [recordId, status, reason],
    );
  expect(await overdue()).toEqual([['sal_1', 'PENDING', 'PAYER_SHORT']]);
  world.clock.advance(1000);
  expect(await overdue()).toEqual([]);
  expect((await getConsolidatedContracts({ client })).value.overdue).toBeUndefined();
  expect([cashOf(world, 'kidlat'), world.store.salaryRecords.get('sal_1')?.settledAt]).toEqual([
    '200.00',
    '2026-11-21T06:00:00.000Z',
  ]);
});

it('CT-53: payer and payee get one message each, however many settlements wait', async () => {
  const { client, world, setToken } = await createDebtor();
  setCash(world, 'kidlat', '100.00');
  runTo(world, '2026-11-22T06:00:00Z');
  expect(world.store.salaryRecords.findBy('status', 'PENDING')).toHaveLength(2);
  const lateMessages = async (account: string) => {
    setToken(undefined);
    const { value } = await login({ client, body: bodyOf({ account, password: personas.subAgent.password }) });
    setToken(value.token);
    const { content } = (await listMessages({ client, query: PAGE })).value;
    return content.filter(({ kind }) => kind === 'CONTRACT').map(({ title }) => title);
  };
  expect(await lateMessages('kidlat')).toEqual(['Kulang ang balanse mo para sa bayad sa kontrata']);
  expect(await lateMessages('lakandula')).toEqual(['Maaantala ang bayad sa kontrata mo']);
});

it('CT-52: what one payer cannot pay does not stop another one', async () => {
  const { world } = await createDebtor();
  expect(world.store.salaryRecords.get('sal_3')).toMatchObject({ status: 'PAID', settledAt: DUE });
});

it('CT-50, CT-54: a settlement of zero is paid without a movement, and the duty done twice pays once', () => {
  const { world } = createTeams('2026-11-20T06:00:00Z');
  const terms = { type: 'REALTIME_SALARY', offeror: 'PLATFORM', offeree: 'amihan' } as const;
  agree(world, { ...terms, tiers: [{ threshold: '1000.00', rate: '0.0010' }] });
  play(world, { account: 'tala', gameType: 'RNG', validBet: '999.99' });
  const booked = world.store.journal.size();
  runTo(world, new Date(Date.parse('2026-11-20T06:00:00Z') + 5 * MINUTE_MS));
  runTo(world, world.clock.now());
  expect(world.store.salaryRecords.all()).toMatchObject([
    { status: 'PAID', amount: '0.00', movementId: null, tier: 0 },
  ]);
  expect(world.store.journal.size()).toBe(booked);
});

it('CT-21: active users are the accounts with valid bets in a salary, and with a stake in a dividend', () => {
  const { world } = createTeams('2026-11-20T06:00:00Z');
  const tiers = [
    { threshold: '0.00', rate: '0.0010' },
    { threshold: '0.00', rate: '0.0020', activeUsers: 2 },
  ];
  agree(world, { type: 'DAILY_SALARY', offeror: 'PLATFORM', offeree: 'amihan', tiers });
  agree(world, { type: 'DIVIDEND', period: 'WEEKLY', offeror: 'PLATFORM', offeree: 'amihan', tiers });
  play(world, { account: 'tala', gameType: 'RNG', validBet: '1000.00' });
  // Its stake came back whole.
  play(world, { account: 'bongsantos', gameType: 'LIVE', validBet: '0.00', stake: '50.00', payout: '50.00', bets: 2 });
  runTo(world, '2026-11-22T18:00:00Z');
  const counted = world.store.salaryRecords.all().map(({ type, activeUsers, tier }) => [type, activeUsers, tier]);
  expect(counted).toEqual([
    ['DAILY_SALARY', 1, 1],
    ['DIVIDEND', 2, 2],
  ]);
});

it('CT-22: a salary without bets writes no settlement, a dividend does', () => {
  const { world } = createTeams('2026-11-20T06:00:00Z');
  const tiers = [{ threshold: '0.00', rate: '0.0010' }];
  agree(world, { type: 'DAILY_SALARY', offeror: 'PLATFORM', offeree: 'amihan', tiers });
  agree(world, { type: 'DIVIDEND', period: 'WEEKLY', offeror: 'PLATFORM', offeree: 'bagwis', tiers });
  runTo(world, '2026-12-01T00:00:00Z');
  const written = world.store.salaryRecords.all().map(({ type, periodStart, amount }) => [type, periodStart, amount]);
  expect(written).toEqual([
    ['DIVIDEND', '2026-11-15T16:00:00.000Z', '0.00'],
    ['DIVIDEND', '2026-11-22T16:00:00.000Z', '0.00'],
  ]);
});

it('CT-15, CT-16: a window that a new version takes over at its start is paid once, by this version', () => {
  const { world } = createTeams('2026-11-20T05:30:00Z');
  const terms = { type: 'REALTIME_SALARY', offeror: 'amihan', offeree: 'kidlat' } as const;
  agree(world, { ...terms, offeror: 'PLATFORM', offeree: 'amihan', tiers: [{ threshold: '0.00', rate: '0.0050' }] });
  agree(world, { ...terms, tiers: [{ threshold: '0.00', rate: '0.0010' }] });
  play(world, { account: 'kidlat', gameType: 'RNG', validBet: '1000.00' });
  const tiers = [{ threshold: '0.00', rate: '0.0020' }];
  const { contractId } = createOffer(callAs(world, 'amihan'), {
    type: 'REALTIME_SALARY',
    offeree: 'kidlat',
    currency: 'PHP',
    tiers,
  });
  decideOffer(callAs(world, 'kidlat'), 'REALTIME_SALARY', { contractId, action: 'ACCEPT' });
  play(world, { account: 'kidlat', gameType: 'RNG', validBet: '500.00' });
  runTo(world, '2026-11-20T05:35:00Z');
  const paid = world.store.salaryRecords.findBy('receiverId', idOf(world, 'kidlat'));
  expect(paid.map((row) => [row.contractId, row.base, row.amount])).toEqual([[contractId, '1500.00', '3.00']]);
});
