import {
  getTransfer,
  getTransferTargets,
  getWalletBalance,
  listTransactions,
  listTransfers,
  transferToDownline,
  transferToUpline,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { balanceOf, TRANSFERS } from '../ledger/index.ts';
import { putLimit } from '../player-limits/index.ts';
import { changeSettings } from '../site/index.ts';

const PASSWORDS = { maricel: '482915', amihan: '300985' };
const RANGE = { startTime: '2026-11-01T00:00:00Z', endTime: '2026-11-21T15:59:59.999Z' };
const PAGE = { pageNo: 1, pageSize: 20 };

const up = ({ client }: Player, change: object = {}, key: string | number = 1) =>
  transferToUpline({
    client,
    headers: keyOf(key),
    body: { amount: '500.00', currency: 'PHP', paymentPassword: PASSWORDS.maricel, ...change },
  });
const down = ({ client }: Player, change: object = {}, key: string | number = 1) =>
  transferToDownline({
    client,
    headers: keyOf(key),
    body: { account: 'tala', amount: '500.00', currency: 'PHP', paymentPassword: PASSWORDS.amihan, ...change },
  });
const mainOf = (player: Player, memberId: string) =>
  player.world.store.journal.balanceOf(`member:${memberId}:main`, 'PHP');

describe('a transfer to the upline', () => {
  it('is booked on both sides at one time with one reference and the remark as plain text [AGENT-19]', async () => {
    const player = await createPlayer();
    const remark = '<b>Salamat</b> ';
    const before = mainOf(player, ids.agent);
    const { value } = await up(player, { remark });
    expect(value).toMatchObject({
      direction: 'OUT',
      account: 'amihan',
      nickname: 'Amihan',
      relation: 'UPLINE',
      amount: '500.00',
      status: 'COMPLETED',
      remark: '<b>Salamat</b>',
      balance: '11980.50',
    });
    expect(mainOf(player, ids.agent) - before).toBe(50_000n);
    const { journal } = player.world.store;
    const [sent, received] = journal.all().movements.slice(-2);
    expect([sent?.kind, received?.kind]).toEqual(['TRANSFER_OUT', 'TRANSFER_IN']);
    expect([received?.at, received?.reference, received?.memo]).toEqual([sent?.at, sent?.reference, sent?.memo]);
    expect(balanceOf(player.world, TRANSFERS, 'PHP').minor).toBe(0n);
  });

  it('is in both account records, with the account of the other side', async () => {
    const player = await createPlayer();
    const { value } = await up(player, { remark: 'Salamat' });
    const agent = await createPlayer(personas.agent, { copyOf: player.world });
    const rowOf = async ({ client }: Player) =>
      (await listTransactions({ client, query: { ...RANGE, ...PAGE } })).value.content[0];
    const [own, others] = await Promise.all([rowOf(player), rowOf(agent)]);
    expect(own).toMatchObject({ transactionId: value.transactionId, counterparty: 'amihan', amount: '-500.00' });
    expect(others).toMatchObject({ counterparty: 'maricel', amount: '500.00', remark: 'Salamat' });
    expect(others?.reference).toEqual(own?.reference);
    expect(own?.reference?.kind).toBe('TRANSFER');
    expect(own?.vassalage).toBeUndefined();
  });

  it('is refused where the site does not offer it', async () => {
    const player = await createPlayer();
    changeSettings(player.world, { transferToUpline: false });
    expect((await refusalOf(up(player))).code).toBe('FEATURE_DISABLED');
  });

  it.each([
    ['without an upline', null],
    ['to an upline of another currency', ids.foreignAgent],
  ])('is refused %s', async (_what, uplineId) => {
    const player = await createPlayer();
    const { store } = player.world;
    store.transact(() => {
      store.profiles.update(ids.member, { uplineId });
      store.members.update(ids.foreignAgent, { currency: 'USD' });
    });
    expect((await refusalOf(up(player))).code).toBe('TRANSFER_TARGET_INVALID');
    const { value } = await getTransferTargets({ client: player.client, query: { direction: 'UPLINE', ...PAGE } });
    expect(value.content).toEqual([]);
  });
});

/** Each request fails the check of its row and all checks below it. */
const WRONG = { account: 'bagwis', amount: '99999.999', currency: 'USD', paymentPassword: '000000' };
const IN_ORDER: readonly (readonly [what: string, code: string, value: object, change: object])[] = [
  ['another currency', 'FIELD_INVALID', {}, WRONG],
  ['too many decimals', 'FIELD_INVALID', {}, { ...WRONG, currency: 'PHP' }],
  ['an account outside the team', 'NOT_DOWNLINE', {}, { ...WRONG, currency: 'PHP', amount: '99999.99' }],
  [
    'an amount above the limit',
    'AMOUNT_OUT_OF_RANGE',
    { min: '100.00', max: '20000.00' },
    { amount: '99999.99', paymentPassword: '000000' },
  ],
  [
    'an amount below the limit',
    'AMOUNT_OUT_OF_RANGE',
    { min: '100.00', max: '20000.00' },
    { amount: '99.99', paymentPassword: '000000' },
  ],
  ['a wrong payment password', 'PAYMENT_PASSWORD_INVALID', { attemptsLeft: 4 }, { paymentPassword: '000000' }],
];

describe('a transfer to the team', () => {
  it('reaches an account of any level (rule T-05)', async () => {
    const player = await createPlayer(personas.agent);
    const { value } = await down(player, { account: 'AndoyBisaya' });
    expect(value).toMatchObject({ account: 'andoybisaya', relation: 'DOWNLINE', balance: '57700.00' });
  });

  it.each(IN_ORDER)('is refused with %s before what comes after it', async (_what, code, value, change) => {
    const player = await createPlayer(personas.agent);
    const before = player.world.store.journal.size();
    const refusal = await refusalOf(down(player, change));
    expect([refusal.code, refusal.value]).toEqual([code, value]);
    expect(player.world.store.journal.size()).toBe(before);
  });

  it('is refused without a payment password before anything else of the request', async () => {
    const player = await createPlayer(personas.agent);
    const { store } = player.world;
    store.transact(() => store.profiles.update(ids.agent, { paymentPassword: null }));
    expect((await refusalOf(down(player, WRONG))).code).toBe('PAYMENT_PASSWORD_REQUIRED');
  });

  it('is refused to an account of another currency', async () => {
    const player = await createPlayer(personas.agent);
    const { store } = player.world;
    store.transact(() => store.members.update(ids.member, { currency: 'USD' }));
    expect((await refusalOf(down(player, { account: 'maricel' }))).code).toBe('TRANSFER_TARGET_INVALID');
  });

  it('is refused above the balance before the password is looked at', async () => {
    const player = await createPlayer(personas.subAgent);
    const { value } = await getWalletBalance({ client: player.client });
    expect(Number.parseFloat(value.balance)).toBeLessThan(20_000);
    const change = { account: 'bongsantos', amount: '20000.00', paymentPassword: '000000' };
    expect((await refusalOf(down(player, change))).code).toBe('INSUFFICIENT_BALANCE');
  });

  it('is locked after five wrong passwords, also with the right one', async () => {
    const player = await createPlayer(personas.agent);
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await refusalOf(down(player, { paymentPassword: '000000' }, attempt));
    const refusal = await refusalOf(down(player, {}, 6));
    expect([refusal.code, refusal.retryAfter]).toEqual(['PAYMENT_PASSWORD_LOCKED', 900]);
  });

  it('has one effect when it is repeated with its key (rule T-10)', async () => {
    const player = await createPlayer(personas.agent);
    const first = await down(player);
    const again = await down(player);
    expect(again.value).toEqual(first.value);
    expect((await getWalletBalance({ client: player.client })).value.balance).toBe('57700.00');
  });

  it('succeeds of many at once as often as one after the other', async () => {
    const player = await createPlayer(personas.agent);
    const many = await Promise.allSettled([1, 2, 3, 4, 5].map((key) => down(player, { amount: '20000.00' }, key)));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await getWalletBalance({ client: player.client })).value.balance).toBe('18200.00');
  });
});

describe('the receivers of a transfer', () => {
  it('are the upline, with the limits and what can be transferred now', async () => {
    const { client } = await createPlayer();
    const { value } = await getTransferTargets({ client, query: { direction: 'UPLINE', ...PAGE } });
    expect(value.content).toEqual([
      { account: 'amihan', nickname: 'Amihan', relation: 'UPLINE', since: '2026-05-05T06:00:00.000Z', available: true },
    ]);
    expect(value).toMatchObject({ minAmount: '100.00', maxAmount: '20000.00', availableNow: '10980.50' });
  });

  it('are the accounts of the team whose names begin with a text', async () => {
    const { client } = await createPlayer(personas.agent);
    const ask = async (account?: string) =>
      (await getTransferTargets({ client, query: { direction: 'DOWNLINE', ...PAGE, account } })).value;
    expect((await ask('MARI')).content.map(({ account }) => account)).toEqual(['maricel', 'marikit', 'maritesv']);
    const all = await ask();
    expect([all.totalElements, all.content.length, all.availableNow]).toEqual([46, 20, '20000.00']);
  });

  it('get nothing of a balance below the least amount', async () => {
    const { client } = await createPlayer(personas.newcomer);
    const { value } = await getTransferTargets({ client, query: { direction: 'UPLINE', ...PAGE } });
    expect(value.availableNow).toBe('0.00');
  });
});

describe('the record of transfers', () => {
  it('has sent and received ones with their sums, newest first, by direction and account', async () => {
    const player = await createPlayer(personas.agent);
    player.world.clock.advance(60_000);
    await down(player, { account: 'maricel', amount: '300.00' }, 1);
    await down(player, { account: 'tala', amount: '150.00' }, 2);
    const list = async (query: object = {}) =>
      (await listTransfers({ client: player.client, query: { ...RANGE, ...PAGE, ...query } })).value;
    const all = await list();
    expect(all.content.map(({ direction, account, amount }) => [direction, account, amount])).toEqual([
      ['OUT', 'tala', '150.00'],
      ['OUT', 'maricel', '300.00'],
      ['IN', 'maricel', '200.00'],
    ]);
    expect(all.total).toEqual({ totalIn: '200.00', totalOut: '450.00', currency: 'PHP' });
    expect((await list({ direction: 'IN' })).content.map(({ amount }) => amount)).toEqual(['200.00']);
    expect((await list({ account: 'Maricel' })).total).toMatchObject({ totalIn: '200.00', totalOut: '300.00' });
    expect((await list({ endTime: '2026-11-20T00:00:00Z' })).content).toEqual([]);
  });

  it('answers each side its own movement, and nobody else', async () => {
    const player = await createPlayer();
    const agent = await createPlayer(personas.agent, { copyOf: player.world });
    const foreign = await createPlayer(personas.foreignAgent, { copyOf: player.world });
    const of = async ({ client }: Player, transactionId: string) =>
      (await getTransfer({ client, path: { transactionId } })).value;
    expect(await of(player, 'tx_88103377')).toMatchObject({ direction: 'OUT', account: 'amihan', relation: 'UPLINE' });
    expect(await of(agent, 'tx_88103378')).toMatchObject({ direction: 'IN', account: 'maricel', relation: 'DOWNLINE' });
    for (const call of [of(foreign, 'tx_88103377'), of(player, 'tx_88103378'), of(player, 'tx_88103381')])
      expect((await refusalOf(call)).code).toBe('NOT_FOUND');
  });
});

it("EX-T-06: Above the receiver's deposit limit", async () => {
  const agent = await createPlayer(personas.agent);
  const { world } = agent;
  const [tala] = world.store.members.findBy('account', 'tala');
  world.store.transact(() => putLimit(world, tala?.id ?? '', { kind: 'DEPOSIT', period: 'DAY' }, '499.99'));
  expect((await refusalOf(down(agent, { amount: '500.00' }))).code).toBe('TRANSFER_TARGET_UNAVAILABLE');
  expect((await down(agent, { amount: '499.99' }, 2)).value.status).toBe('COMPLETED');
});
